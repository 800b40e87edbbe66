"use client";

import { useEffect, useState } from "react";
import { isHeaderHidden } from "./headerVisibility";

interface HeaderVisibility {
  hidden: boolean;
  /** The page has been scrolled past the first screen, where a picture may lie under the header. */
  pastFirstScreen: boolean;
}

/** Follows the page's scrolling, one update a frame at most. */
export function useHeaderVisibility(hideOnScroll: boolean): HeaderVisibility {
  const [state, setState] = useState<HeaderVisibility>({ hidden: false, pastFirstScreen: false });
  useEffect(() => {
    let previous = window.scrollY;
    let frame = 0;
    const update = () => {
      frame = 0;
      const before = previous;
      const next = window.scrollY;
      previous = next;
      const pastFirstScreen = next > window.innerHeight - 80;
      setState((current) => {
        const hidden = hideOnScroll && isHeaderHidden(current.hidden, before, next);
        const same = hidden === current.hidden && pastFirstScreen === current.pastFirstScreen;
        return same ? current : { hidden, pastFirstScreen };
      });
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(update);
    };
    onScroll();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      window.removeEventListener("scroll", onScroll);
      cancelAnimationFrame(frame);
    };
  }, [hideOnScroll]);
  return state;
}
