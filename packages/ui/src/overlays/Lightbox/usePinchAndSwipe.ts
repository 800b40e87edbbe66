"use client";

import { type PointerEvent, useRef, useState } from "react";
import type { ChangeView, PointOf } from "./useView";
import {
  distance,
  isSecondTap,
  moveBy,
  type Point,
  pinch,
  swipeOf,
  type Tap,
  tapScale,
  tapSlack,
  zoomTo,
} from "./zoom";

interface PinchAndSwipeOptions {
  /** The scale that is shown: a whole picture is swiped, a magnified one moved. */
  scale: number;
  change: ChangeView;
  pointOf: PointOf;
  /** A swipe over the whole picture: 1 towards the left edge, -1 towards the right. */
  onSwipe: (direction: 1 | -1) => void;
}

interface Gesture {
  pointers: Map<number, Point>;
  from: Point;
  moved: boolean;
  lastTap: Tap | null;
}

/** What fingers do to a picture: two pinch it, one moves or swipes it, a double tap magnifies. */
export function usePinchAndSwipe({ scale, change, pointOf, onSwipe }: PinchAndSwipeOptions) {
  const [drag, setDrag] = useState(0);
  const [moving, setMoving] = useState(false);
  const gesture = useRef<Gesture>({
    pointers: new Map(),
    from: { x: 0, y: 0 },
    moved: false,
    lastTap: null,
  });

  const tap = (event: PointerEvent) => {
    const next = { time: event.timeStamp, at: pointOf(event) };
    const second = isSecondTap(gesture.current.lastTap, next);
    gesture.current.lastTap = second ? null : next;
    if (second) change((view) => zoomTo(view, view.scale > 1 ? 1 : tapScale, next.at));
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button > 0) return;
    const { pointers } = gesture.current;
    const at = pointOf(event);
    pointers.set(event.pointerId, at);
    gesture.current.moved = pointers.size > 1;
    if (pointers.size === 1) gesture.current.from = at;
    else setDrag(0);
  };

  const onPointerMove = (event: PointerEvent) => {
    const { pointers, from, moved } = gesture.current;
    const last = pointers.get(event.pointerId);
    if (!last) return;
    const at = pointOf(event);
    if (!moved && distance(from, at) < tapSlack) return;
    gesture.current.moved = true;
    setMoving(true);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, at);
    if (other) change((view) => pinch(view, [last, other], [at, other]));
    else if (scale > 1) change((view) => moveBy(view, { x: at.x - last.x, y: at.y - last.y }));
    else setDrag(at.x - from.x);
  };

  const onPointerEnd = (event: PointerEvent) => {
    const { pointers, moved } = gesture.current;
    if (!pointers.delete(event.pointerId)) return;
    if (!moved && event.type === "pointerup") tap(event);
    if (pointers.size > 0) return;
    setMoving(false);
    setDrag(0);
    const direction = swipeOf(drag);
    if (direction) onSwipe(direction);
  };

  return {
    /** How far a finger has dragged the whole picture, px. */
    drag,
    /** A finger is on it: follow without easing. */
    moving,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onPointerLeave: onPointerEnd,
    },
  };
}
