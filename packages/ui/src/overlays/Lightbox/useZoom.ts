"use client";

import { usePinchAndSwipe } from "./usePinchAndSwipe";
import { type Sight, useView } from "./useView";
import { useWheelZoom } from "./useWheelZoom";

interface ZoomOptions extends Sight {
  /** A swipe over the whole picture: 1 towards the left edge, -1 towards the right. */
  onSwipe: (direction: 1 | -1) => void;
}

/** Magnification of one picture by buttons, wheel, double tap and two fingers, and its swiping. */
export function useZoom({ stage, picture, onSwipe }: ZoomOptions) {
  const { view, change, pointOf, ...ways } = useView({ stage, picture });
  useWheelZoom(stage, change, pointOf);
  const fingers = usePinchAndSwipe({ scale: view.scale, change, pointOf, onSwipe });
  return { view, ...ways, ...fingers };
}
