import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

const positions = new Map<string, number>();

/** New pages start at their top; Back and Forward return to where the person was. */
export function useScrollRestoration(): void {
  const { key, pathname, search } = useLocation();
  const kind = useNavigationType();
  const previous = useRef<string | undefined>(undefined);

  useEffect(() => {
    window.history.scrollRestoration = "manual";
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what moves the page
  useEffect(() => {
    const first = previous.current === undefined;
    previous.current = key;
    // A replaced address is the same page seen otherwise: sorted anew, another colour.
    if (first || kind === "REPLACE") return;
    const target = kind === "POP" ? (positions.get(key) ?? 0) : 0;
    window.scrollTo({ top: target, behavior: "instant" });
  }, [key, pathname, search]);
}

/**
 * On navigation the new page's heading takes the focus and its title is announced.
 * @returns the text for the live region.
 */
export function useAnnouncedNavigation(): string {
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState("");
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    return whenHeadingAppears((heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      setAnnouncement(document.title);
    });
  }, [pathname]);
  return announcement;
}

/** Calls back once with the page's h1, as soon as there is one; the return value stops waiting. */
function whenHeadingAppears(found: (heading: HTMLElement) => void): () => void {
  const look = () => document.querySelector<HTMLElement>("main h1");
  let observer: MutationObserver | undefined;
  const frame = requestAnimationFrame(() => {
    const heading = look();
    if (heading) return found(heading);
    observer = new MutationObserver(() => {
      const late = look();
      if (!late) return;
      observer?.disconnect();
      found(late);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  return () => {
    cancelAnimationFrame(frame);
    observer?.disconnect();
  };
}
