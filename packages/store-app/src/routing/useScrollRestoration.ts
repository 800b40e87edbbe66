import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** Where the person was on each entry of the history, in px. */
const positions = new Map<string, number>();

const stored = (key: string) => `taanka.scroll.${key}`;

/** Survives a reload; private windows may refuse storage, and then it does not. */
function keep(key: string): void {
  try {
    sessionStorage.setItem(stored(key), String(window.scrollY));
  } catch {}
}

function positionOf(key: string): number {
  try {
    return positions.get(key) ?? Number(sessionStorage.getItem(stored(key)) ?? 0);
  } catch {
    return 0;
  }
}

/** The longest that a place is waited for, ms. */
const patience = 10_000;

/**
 * Goes to a place of the page. A list that is still growing gets there as soon as it is long enough,
 * unless the person moves meanwhile.
 *
 * @returns a function that gives up
 */
function goTo(top: number): () => void {
  const arrive = () => {
    window.scrollTo({ top, behavior: "instant" });
    return window.scrollY >= top - 1;
  };
  if (arrive()) return () => undefined;
  const ended = new AbortController();
  const stop = () => ended.abort();
  const growth = new ResizeObserver(() => arrive() && stop());
  growth.observe(document.documentElement);
  const timer = setTimeout(stop, patience);
  for (const kind of ["wheel", "touchmove", "keydown", "pointerdown"]) {
    window.addEventListener(kind, stop, { passive: true, signal: ended.signal });
  }
  ended.signal.addEventListener("abort", () => {
    growth.disconnect();
    clearTimeout(timer);
  });
  return stop;
}

/**
 * New pages start at their top; Back, Forward and reload return to where the person was. What React
 * Router's `ScrollRestoration` does, which needs its data router.
 */
export function useScrollRestoration(): void {
  const { key, hash } = useLocation();
  const kind = useNavigationType();
  const shown = useRef<string | undefined>(undefined);

  // In the commit that brings the next page: an effect after it would note the next page's place as
  // this one's.
  useLayoutEffect(() => {
    window.history.scrollRestoration = "manual";
    const remember = () => positions.set(key, window.scrollY);
    const leave = () => keep(key);
    window.addEventListener("scroll", remember, { passive: true });
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("scroll", remember);
      window.removeEventListener("pagehide", leave);
    };
  }, [key]);

  useLayoutEffect(() => {
    if (shown.current === key) return;
    const first = shown.current === undefined;
    shown.current = key;
    // A replaced address is the same page seen otherwise: sorted anew, another colour. A page that
    // was just received begins where its address says, unless it was here before.
    if (!first && kind === "REPLACE") positions.set(key, window.scrollY);
    if (first ? hash || positionOf(key) === 0 : kind === "REPLACE") return;
    return goTo(kind === "POP" ? positionOf(key) : 0);
  }, [key, kind, hash]);
}
