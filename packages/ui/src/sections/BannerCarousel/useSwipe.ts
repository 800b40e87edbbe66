"use client";

import { type PointerEvent, useRef } from "react";

/** Way in px that makes a movement a swipe. */
const threshold = 40;

/** Calls back when a finger or pen moves sideways: `1` towards the left edge, `-1` towards the right. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === "mouse" ? null : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const x = clientX - start.current.x;
      const y = clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) > threshold && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
