"use client";

import { sameValue } from "./sameValue";
import { useControlled } from "./useControlled";
import { useFormReset } from "./useFormReset";

/**
 * `useControlled` for form controls, with the ref of the field or of the element around several. A
 * reset of the form brings the control back to its default and reports it if the value changed; a
 * value of the parent's stays, as with React's own fields.
 */
export function useResettable<T>(
  value: T | undefined,
  defaultValue: T,
  onChange?: (next: T) => void,
): [...ReturnType<typeof useControlled<T>>, ReturnType<typeof useFormReset>] {
  const [current, set] = useControlled(value, defaultValue, onChange);
  const field = useFormReset(() => {
    // A list that is written where the control is used is another one at every render.
    if (value === undefined && !sameValue(current, defaultValue)) set(defaultValue);
  });
  return [current, set, field];
}
