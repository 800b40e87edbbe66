"use client";

import { useRef, useState } from "react";
import { isPromise } from "../utils/isPromise";

/** A second activation within this time, in ms, belongs to the first: a double click of a slow hand. */
export const doubleActivation = 500;

/**
 * Runs one action at a time, for a button that changes something: a second activation is ignored from
 * the very tick of the first, before anything is rendered again, for half a second and for as long as
 * the promise that the action returned is pending. After a rejection it may be tried again at once.
 *
 * Several buttons may share one guard, and one button may send what a field holds: a `key` then tells
 * one action from another. Only the same key again is a second activation; another one runs at once,
 * unless a promise is pending.
 *
 * ```tsx
 * const [run, pending] = useActionGuard();
 * <Button loading={pending} onClick={() => run(addToCart)}>Add to cart</Button>
 * <Button loading={pending} onClick={() => run(() => apply(code), code)}>Apply</Button>
 * ```
 *
 * @returns what runs an action, and whether one is pending. Whoever made the promise hears of its
 * rejection there; the guard keeps silent about it.
 */
export function useActionGuard(): readonly [
  run: (action: () => unknown, key?: unknown) => void,
  pending: boolean,
] {
  const [pending, setPending] = useState(false);
  const held = useRef(false);
  const last = useRef<{ key: unknown; until: number }>({ key: undefined, until: 0 });
  const run = (action: () => unknown, key?: unknown) => {
    const now = performance.now();
    const again = Object.is(key, last.current.key) && now < last.current.until;
    if (held.current || again) return;
    last.current = { key, until: now + doubleActivation };
    const result = action();
    if (!isPromise(result)) return;
    held.current = true;
    setPending(true);
    const end = () => {
      held.current = false;
      setPending(false);
    };
    result.then(end, () => {
      last.current.until = 0;
      end();
    });
  };
  return [run, pending];
}
