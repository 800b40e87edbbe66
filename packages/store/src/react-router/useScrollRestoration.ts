import { useLayoutEffect, useRef } from "react";
import { type Location, useLocation, useNavigationType } from "react-router-dom";

/**
 * State of a navigation that shows the same page otherwise, as a listing in another order: the person
 * stays where they are. What React Router calls `preventScrollReset`, which needs its data router.
 */
export const samePlace = "samePlace";

/** Where the person was on each entry of the history, in px. */
const positions = new Map<string, number>();

const stored = (entry: string) => `taanka.scroll.${entry}`;

/** Every entry that was loaded rather than opened from a page of the shop has one and the same key. */
const nameOf = ({ key, pathname }: Location) => (key === "default" ? `${key} ${pathname}` : key);

/** Whether the browser has loaded this page for somebody who was on it before. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type !== "navigate";
}

function positionOf(entry: string): number {
  try {
    return positions.get(entry) ?? Number(sessionStorage.getItem(stored(entry)) ?? 0);
  } catch {
    return 0;
  }
}

/** Survives a reload; private windows may refuse storage, and then it does not. */
function keep(entry: string, top = positionOf(entry)): void {
  try {
    sessionStorage.setItem(stored(entry), String(top));
  } catch {}
}

/** The longest that a place is waited for, ms. */
const restoreTimeoutMs = 10_000;

/** A page that is so much shorter than it was, in px, has something else on it, or not everything yet. */
const shorter = 100;

/**
 * Goes to a place of the page. A list that is still growing gets there as soon as it is long enough,
 * unless the person moves meanwhile; a page that stays much shorter is seen from its top.
 *
 * @returns a function that gives up
 */
function goTo(top: number): () => void {
  const arrive = () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const isReached = scrollHeight - clientHeight >= top - shorter;
    window.scrollTo({ top: isReached ? top : 0, behavior: "instant" });
    return isReached && window.scrollY >= top - 1;
  };
  if (arrive()) return () => undefined;
  const ended = new AbortController();
  const stop = () => ended.abort();
  const growth = new ResizeObserver(() => arrive() && stop());
  growth.observe(document.documentElement);
  const timer = setTimeout(stop, restoreTimeoutMs);
  for (const kind of ["wheel", "touchmove", "keydown", "pointerdown"]) {
    window.addEventListener(kind, stop, { passive: true, signal: ended.signal });
  }
  ended.signal.addEventListener("abort", () => {
    growth.disconnect();
    clearTimeout(timer);
  });
  return stop;
}

interface Arrival {
  key: string;
  pathname: string;
  /** Path of the page before; none where the browser has loaded this one. */
  before: string | undefined;
}

/**
 * New pages start at their top; Back, Forward and reload return to where the person was. What React
 * Router's `ScrollRestoration` does, which needs its data router.
 */
export function useScrollRestoration(): void {
  const location = useLocation();
  const { key, hash, pathname, state } = location;
  const entry = nameOf(location);
  const kind = useNavigationType();
  const arrival = useRef<Arrival | undefined>(undefined);

  // In the commit that brings the next page: an effect after it would note the next page's place as
  // this one's.
  useLayoutEffect(() => {
    window.history.scrollRestoration = "manual";
    const remember = () => positions.set(entry, window.scrollY);
    const leave = () => keep(entry, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("scroll", remember);
      window.removeEventListener("pagehide", leave);
      keep(entry);
    };
  }, [entry]);

  useLayoutEffect(() => {
    // StrictMode has the effect run twice for one arrival.
    if (arrival.current?.key !== key)
      arrival.current = { key, pathname, before: arrival.current?.pathname };
    const { before } = arrival.current;
    const first = before === undefined;
    // The same path in a replaced address is the same page seen otherwise, as in another colour. A
    // page that was just received begins where its address says, unless it was here before.
    const chosen = kind === "REPLACE" || (kind === "PUSH" && state === samePlace);
    const stays = chosen && before === pathname;
    if (stays) positions.set(entry, window.scrollY);
    if (first ? hash || !isReturn() : stays) return;
    return goTo(kind === "POP" ? positionOf(entry) : 0);
  }, [key, pathname, entry, kind, hash, state]);
}
