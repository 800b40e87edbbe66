"use client";

import { type RefObject, useCallback, useState } from "react";
import { keepInside, moveBy, type Point, type View, wholePicture, zoomTo } from "./zoom";

export interface Sight {
  /** What the pictures are seen through. */
  stage: RefObject<HTMLElement | null>;
  /** The picture that is shown; its size without magnification counts. */
  picture: RefObject<HTMLElement | null>;
}

export type ChangeView = (next: (view: View) => View) => void;
export type PointOf = (event: { clientX: number; clientY: number }) => Point;

/** How one picture is shown, which never leaves the stage further than it has to. */
export function useView({ stage, picture }: Sight) {
  const [view, setView] = useState<View>(wholePicture);

  const pointOf: PointOf = useCallback(
    ({ clientX, clientY }) => {
      const box = stage.current?.getBoundingClientRect();
      if (!box) return { x: 0, y: 0 };
      return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
    },
    [stage],
  );

  const change: ChangeView = useCallback(
    (next) => {
      const shown = picture.current;
      const seenThrough = stage.current;
      if (!shown || !seenThrough) return;
      const size = { width: shown.offsetWidth, height: shown.offsetHeight };
      const room = { width: seenThrough.clientWidth, height: seenThrough.clientHeight };
      setView((view) => keepInside(next(view), size, room));
    },
    [picture, stage],
  );

  return {
    view,
    change,
    pointOf,
    reset: () => setView(wholePicture),
    zoomBy: (factor: number) => change((view) => zoomTo(view, view.scale * factor, { x: 0, y: 0 })),
    panBy: (x: number, y: number) => change((view) => moveBy(view, { x, y })),
  };
}
