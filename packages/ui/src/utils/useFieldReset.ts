"use client";

import { type Ref, useCallback } from "react";
import { together } from "./listen";
import { setRef } from "./setRef";
import { type FormField, useFormReset } from "./useFormReset";

/** One ref for a field that two want to have. */
export function useBothRefs<T>(ref: Ref<T> | undefined, own: (node: T) => () => void) {
  return useCallback((node: T) => together(setRef(ref, node), own(node)), [ref, own]);
}

/** `useFormReset` for a native field whose ref somebody else has too. */
export const useFieldReset = <T extends FormField>(
  ref: Ref<T> | undefined,
  follow: (field: T) => void,
) => useBothRefs(ref, useFormReset(follow));
