"use client";

import { useCallback, useLayoutEffect, useRef } from "react";
import { listen } from "./listen";

/** A native field whose component holds more than its value. */
export type FormField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Follows a reset of its form, once the browser has put the native fields back.
 *
 * @returns the ref of the native field, or of what stands around several boxes or radios, which the
 * reset leaves as they are: they are told by what follows
 */
export function useFormReset<T extends FormField | HTMLDivElement>(follow: (node: T) => void) {
  const latest = useRef(follow);
  useLayoutEffect(() => {
    latest.current = follow;
  });
  return useCallback((node: T | null) => {
    const form = node && ("form" in node ? node.form : node.closest("form"));
    if (!node || !form) return () => {};
    return listen(form, "reset", (event) => {
      // Or else the browser would change what React has set, and React would not know.
      for (const input of node.querySelectorAll("input")) input.defaultChecked = input.checked;
      // Now the fields still have their values, and the page may yet refuse the reset.
      setTimeout(() => {
        if (!event.defaultPrevented) latest.current(node);
      });
    });
  }, []);
}
