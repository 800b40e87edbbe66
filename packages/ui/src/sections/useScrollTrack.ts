"use client";

import { type RefObject, useCallback, useEffect, useState } from "react";

interface ScrollTrackState {
  /** Index of the first item that is in view. */
  first: number;
  /** Items of which at least half is in view. */
  visible: number;
  atStart: boolean;
  atEnd: boolean;
}

const untouched: ScrollTrackState = { first: 0, visible: 0, atStart: true, atEnd: true };

/** Reads from the layout which items are in view and whether the track stands at an end. */
function measure(track: HTMLElement): ScrollTrackState {
  const box = track.getBoundingClientRect();
  const inView = [...track.children].map((item) => {
    const { left, right, width } = item.getBoundingClientRect();
    const shown = Math.min(right, box.right) - Math.max(left, box.left);
    return shown > width / 2;
  });
  const scrolled = Math.abs(track.scrollLeft);
  const end = track.scrollWidth - track.clientWidth;
  return {
    first: Math.max(inView.indexOf(true), 0),
    visible: inView.filter(Boolean).length,
    atStart: scrolled < 2,
    atEnd: scrolled > end - 2,
  };
}

/**
 * Follows a track that scrolls sideways by itself (native, with snap points): which items are in
 * view, whether it stands at an end, and a way to bring an item to its start.
 */
export function useScrollTrack(trackRef: RefObject<HTMLElement | null>, count: number) {
  const [state, setState] = useState(untouched);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of items is measured anew
  useEffect(() => {
    const element = trackRef.current;
    if (!element) return;
    // What holds nothing to focus takes the focus itself, so that every keyboard can scroll it.
    if (!element.querySelector("a[href], button, input, [tabindex]")) element.tabIndex = 0;
    let frame = 0;
    const update = () => {
      frame = 0;
      const next = measure(element);
      setState((current) =>
        Object.keys(next).every(
          (key) => next[key as keyof ScrollTrackState] === current[key as keyof ScrollTrackState],
        )
          ? current
          : next,
      );
    };
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(update);
    };
    schedule();
    element.addEventListener("scroll", schedule, { passive: true });
    const resized = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(schedule);
    resized?.observe(element);
    return () => {
      element.removeEventListener("scroll", schedule);
      resized?.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [trackRef, count]);

  const bringToStart = useCallback(
    (index: number) => {
      const element = trackRef.current;
      const item = element?.children[index];
      if (!element || !item) return;
      const rightToLeft = getComputedStyle(element).direction === "rtl";
      const padding = Number.parseFloat(getComputedStyle(element).scrollPaddingInlineStart) || 0;
      const from = element.getBoundingClientRect();
      const to = item.getBoundingClientRect();
      const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      element.scrollBy({
        left: rightToLeft ? to.right - from.right + padding : to.left - from.left - padding,
        behavior: still ? "instant" : "smooth",
      });
    },
    [trackRef],
  );

  return { ...state, bringToStart };
}
