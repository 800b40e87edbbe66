"use client";

import { useRef, useState } from "react";
import { isPromise } from "../utils/isPromise";

/** A second activation within this time, in ms, belongs to the first: a double click of a slow hand. */
export const doubleActivation = 500;

/**
 * Runs one action at a time, for a button that changes something: a second activation is ignored from
 * the very tick of the first, before anything is rendered again, for half a second and for as long as
 * the promise that the action returned is pending. After a rejection it may be tried again at once.
 * Several buttons may share one guard.
 *
 * ```tsx
 * const [run, pending] = useActionGuard();
 * <Button loading={pending} onClick={() => run(addToCart)}>Add to cart</Button>
 * ```
 *
 * @returns what runs an action, and whether one is pending. Whoever made the promise hears of its
 * rejection there; the guard keeps silent about it.
 */
export function useActionGuard(): readonly [
  run: (action: () => unknown) => void,
  pending: boolean,
] {
  const [pending, setPending] = useState(false);
  const freeAt = useRef(0);
  const run = (action: () => unknown) => {
    const now = performance.now();
    if (now < freeAt.current) return;
    freeAt.current = now + doubleActivation;
    const result = action();
    if (!isPromise(result)) return;
    freeAt.current = Number.POSITIVE_INFINITY;
    setPending(true);
    const end = (free: number) => {
      freeAt.current = free;
      setPending(false);
    };
    result.then(
      () => end(now + doubleActivation),
      () => end(0),
    );
  };
  return [run, pending];
}
