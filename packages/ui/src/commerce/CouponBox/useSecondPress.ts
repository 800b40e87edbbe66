import { type MouseEvent, useRef } from "react";
import { doubleActivation } from "../../controls/useActionGuard";

/** How far apart, in px, the two taps of a double tap may be. */
const near = 24;

/**
 * Stops the second press of a double click or tap. What was pressed goes when a coupon is applied or
 * removed: that press would fall on what has come in its place, and undo it.
 *
 * @returns a listener for clicks on their way down
 */
export function useSecondPress(): (event: MouseEvent) => void {
  const tap = useRef({ x: 0, y: 0, time: Number.NEGATIVE_INFINITY });
  return (event) => {
    const { nativeEvent, clientX: x, clientY: y } = event;
    const time = performance.now();
    const touched = "pointerType" in nativeEvent && nativeEvent.pointerType === "touch";
    const before = tap.current;
    if (touched) tap.current = { x, y, time };
    // Browsers count the clicks of a mouse in `detail`, but not everywhere the taps of a finger.
    const soon = touched && time - before.time < doubleActivation;
    const tapped = soon && Math.hypot(x - before.x, y - before.y) < near;
    if (!tapped && event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
