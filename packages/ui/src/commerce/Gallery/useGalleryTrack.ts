"use client";

import { type RefObject, useCallback, useEffect, useState } from "react";

/**
 * Follows a track whose slides fill it one by one.
 * @returns the index of the slide in view, and a way to bring another one into view
 */
export function useGalleryTrack(trackRef: RefObject<HTMLElement | null>, count: number) {
  const [position, setPosition] = useState(0);

  useEffect(() => {
    const element = trackRef.current;
    if (!element) return undefined;
    const follow = () => {
      const index = Math.round(Math.abs(element.scrollLeft) / Math.max(element.clientWidth, 1));
      setPosition(Math.min(index, Math.max(count - 1, 0)));
    };
    element.addEventListener("scroll", follow, { passive: true });
    return () => element.removeEventListener("scroll", follow);
  }, [trackRef, count]);

  const show = useCallback(
    (index: number) => {
      const element = trackRef.current;
      if (!element) return;
      const sign = getComputedStyle(element).direction === "rtl" ? -1 : 1;
      element.scrollTo({ left: sign * index * element.clientWidth, behavior: "instant" });
      setPosition(index);
    },
    [trackRef],
  );
  return [position, show] as const;
}
