"use client";

import { type RefObject, useEffect } from "react";
import type { ChangeView, PointOf } from "./useView";
import { wheelFactor, zoomTo } from "./zoom";

/** Magnification by a wheel and by a trackpad's pinch, which the browser tells as one. */
export function useWheelZoom(
  stage: RefObject<HTMLElement | null>,
  change: ChangeView,
  pointOf: PointOf,
) {
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    // Not React's handler, which can't keep a trackpad's pinch from zooming the whole page.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const factor = wheelFactor(event.deltaY, event.ctrlKey);
      change((view) => zoomTo(view, view.scale * factor, pointOf(event)));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [stage, change, pointOf]);
}
