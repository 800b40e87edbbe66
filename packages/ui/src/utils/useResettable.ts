"use client";

import { useControlled } from "./useControlled";
import { useFormReset } from "./useFormReset";

/**
 * `useControlled` for what takes part in a form, with the ref of its field or of what stands around
 * several. A reset of the form brings its own value back to the default; a value of the parent's
 * stays, as with React's own fields.
 */
export function useResettable<T>(
  value: T | undefined,
  defaultValue: T,
  onChange?: (next: T) => void,
): [...ReturnType<typeof useControlled<T>>, ReturnType<typeof useFormReset>] {
  const [current, set] = useControlled(value, defaultValue, onChange);
  const field = useFormReset(() => {
    if (value === undefined && current !== defaultValue) set(defaultValue);
  });
  return [current, set, field];
}
