import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { focusHeading } from "./focusHeading";

/**
 * On navigation the new page's heading takes the focus and its title is announced.
 * @returns the text for the live region
 */
export function usePageFocus(): string {
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState("");
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    return whenHeadingAppears((heading) => {
      // A page that asks for one thing has put the focus into its field already.
      if (!document.activeElement?.matches("main input")) {
        focusHeading(heading);
      }
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
