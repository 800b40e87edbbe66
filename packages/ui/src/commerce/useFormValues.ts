"use client";

import { useEffect, useRef, useState } from "react";

/**
 * What a form holds, kept by itself or by the parent.
 *
 * @returns the values, and what changes some of them: several changes in one tick add up, as when a
 * browser fills in a whole form
 */
export function useFormValues<V extends object>(
  values: V | undefined,
  start: () => V,
  onChange: ((values: V) => void) | undefined,
): [V, (part: Partial<V>) => void] {
  const [own, setOwn] = useState(start);
  const current = values ?? own;
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });
  const change = (part: Partial<V>) => {
    latest.current = { ...latest.current, ...part };
    if (!values) setOwn(latest.current);
    onChange?.(latest.current);
  };
  return [current, change];
}
