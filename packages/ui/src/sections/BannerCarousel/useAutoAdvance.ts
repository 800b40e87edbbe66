"use client";

import { type FocusEvent, type PointerEvent, useEffect, useState } from "react";
import { media } from "../../tokens/media";
import { useMediaQuery } from "../../utils/useMediaQuery";

interface AutoAdvanceOptions {
  /** Position now; a change starts the wait anew. */
  position: number;
  count: number;
  /** Wait between two positions, in ms. */
  interval: number;
  onAdvance: () => void;
}

/**
 * Moves on by itself while nobody minds: not while paused, under a mouse, with keyboard focus inside
 * or a heading that got it, in a hidden tab, nor under reduced motion unless someone pressed play.
 */
export function useAutoAdvance({ position, count, interval, onAdvance }: AutoAdvanceOptions) {
  const reducedMotion = useMediaQuery(media.reducedMotion);
  const [choice, setChoice] = useState<"play" | "pause" | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [tabHidden, setTabHidden] = useState(false);
  const wanted = choice ? choice === "play" : !reducedMotion;
  const running = wanted && count > 1 && !hovered && !focused && !tabHidden;

  useEffect(() => {
    const follow = () => setTabHidden(document.hidden);
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position starts the wait anew
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(onAdvance, interval);
    return () => clearTimeout(timer);
  }, [running, interval, position, onAdvance]);

  return {
    /** The banners move, or would if nothing held them. */
    wanted,
    running,
    toggle: () => setChoice(wanted ? "pause" : "play"),
    holdProps: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === "mouse"),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches("h1,h2,:focus-visible")),
      onBlur: () => setFocused(false),
    },
  };
}
