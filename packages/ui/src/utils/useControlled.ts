"use client";

import { useState } from "react";

/**
 * State that the parent may own: `value` wins while it is given, otherwise the component keeps its
 * own from `defaultValue`. The setter tells `onChange` in both cases.
 */
export function useControlled<T>(
  value: T | undefined,
  defaultValue: T,
  onChange?: (next: T) => void,
): [T, (next: T) => void] {
  const [own, setOwn] = useState(defaultValue);
  const set = (next: T) => {
    if (value === undefined) setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, set];
}
