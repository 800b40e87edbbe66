"use client";

import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { keepInside, type Point, pinch, type View, wholePicture, zoomTo } from "./zoom";

const tapScale = 2.5;
/** Within these a second tap makes a double tap. */
const tapTime = 350;
const tapReach = 24;
/** Further than this a finger has moved and not tapped. */
const tapSlack = 8;
/** From here on a drag turns to the next picture. */
const swipeLength = 48;

interface ZoomOptions {
  /** What the pictures are seen through. */
  stage: RefObject<HTMLElement | null>;
  /** The picture that is shown; its size without magnification counts. */
  picture: RefObject<HTMLElement | null>;
  /** A swipe over the whole picture: 1 towards the left edge, -1 towards the right. */
  onSwipe: (direction: 1 | -1) => void;
}

interface Gesture {
  pointers: Map<number, Point>;
  from: Point;
  moved: boolean;
  lastTap: { time: number; at: Point } | null;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Magnification of one picture by buttons, wheel, double tap and two fingers, and its swiping. */
export function useZoom({ stage: stageRef, picture: pictureRef, onSwipe }: ZoomOptions) {
  const [view, setView] = useState<View>(wholePicture);
  const [drag, setDrag] = useState(0);
  const [moving, setMoving] = useState(false);
  const gesture = useRef<Gesture>({
    pointers: new Map(),
    from: { x: 0, y: 0 },
    moved: false,
    lastTap: null,
  });

  const pointOf = useCallback(
    (event: { clientX: number; clientY: number }): Point => {
      const box = stageRef.current?.getBoundingClientRect();
      if (!box) return { x: 0, y: 0 };
      return {
        x: event.clientX - box.left - box.width / 2,
        y: event.clientY - box.top - box.height / 2,
      };
    },
    [stageRef],
  );

  const change = useCallback(
    (next: (view: View) => View) => {
      const shown = pictureRef.current;
      const seenThrough = stageRef.current;
      if (!shown || !seenThrough) return;
      const size = { width: shown.offsetWidth, height: shown.offsetHeight };
      const room = { width: seenThrough.clientWidth, height: seenThrough.clientHeight };
      setView((view) => keepInside(next(view), size, room));
    },
    [pictureRef, stageRef],
  );

  useEffect(() => {
    const element = stageRef.current;
    if (!element) return undefined;
    // Not React's handler, which can't keep a trackpad's pinch from zooming the whole page.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002));
      change((view) => zoomTo(view, view.scale * factor, pointOf(event)));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [stageRef, change, pointOf]);

  const tap = (event: PointerEvent) => {
    const at = pointOf(event);
    const { lastTap } = gesture.current;
    const second =
      lastTap && event.timeStamp - lastTap.time < tapTime && distance(lastTap.at, at) < tapReach;
    gesture.current.lastTap = second ? null : { time: event.timeStamp, at };
    if (second) change((view) => zoomTo(view, view.scale > 1 ? 1 : tapScale, at));
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button > 0) return;
    const { pointers } = gesture.current;
    const at = pointOf(event);
    pointers.set(event.pointerId, at);
    if (pointers.size === 1) {
      gesture.current.from = at;
      gesture.current.moved = false;
    } else {
      gesture.current.moved = true;
      setDrag(0);
    }
  };

  const onPointerMove = (event: PointerEvent) => {
    const { pointers, from } = gesture.current;
    const last = pointers.get(event.pointerId);
    if (!last) return;
    const at = pointOf(event);
    if (!gesture.current.moved && distance(from, at) < tapSlack) return;
    gesture.current.moved = true;
    setMoving(true);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, at);
    if (other) change((view) => pinch(view, [last, other], [at, other]));
    else if (view.scale > 1)
      change((view) => ({ ...view, x: view.x + at.x - last.x, y: view.y + at.y - last.y }));
    else setDrag(at.x - from.x);
  };

  const onPointerEnd = (event: PointerEvent) => {
    const { pointers, moved } = gesture.current;
    if (!pointers.delete(event.pointerId)) return;
    if (!moved && event.type === "pointerup") tap(event);
    if (pointers.size > 0) return;
    setMoving(false);
    setDrag(0);
    if (Math.abs(drag) > swipeLength) onSwipe(drag < 0 ? 1 : -1);
  };

  return {
    view,
    /** How far a finger has dragged the whole picture, px. */
    drag,
    /** A finger is on it: follow without easing. */
    moving,
    reset: () => setView(wholePicture),
    zoomBy: (factor: number) => change((view) => zoomTo(view, view.scale * factor, { x: 0, y: 0 })),
    panBy: (x: number, y: number) => change((view) => ({ ...view, x: view.x + x, y: view.y + y })),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onPointerLeave: onPointerEnd,
    },
  };
}
