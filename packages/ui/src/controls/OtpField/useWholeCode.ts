"use client";

import { useEffect, useRef } from "react";

/** In how many places two codes differ. */
function differences(code: string, before: string): number {
  return Array.from(code).filter((digit, index) => digit !== before[index]).length;
}

/**
 * Tells of a code whose last digit arrived, and of one that took another's place at once, pasted or
 * filled in. Digits that are mended one by one in a whole code say nothing: the next may follow.
 *
 * It tells after the render, so that a form that sends itself holds the code already.
 */
export function useWholeCode(
  code: string,
  length: number,
  onComplete: ((code: string) => void) | undefined,
): void {
  const known = useRef(code);
  useEffect(() => {
    const before = known.current;
    known.current = code;
    if (code.length < length || code === before) return;
    if (before.length < length || differences(code, before) > 1) onComplete?.(code);
  });
}
