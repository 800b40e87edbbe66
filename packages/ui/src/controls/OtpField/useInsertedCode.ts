"use client";

import { useCallback, useEffect, useRef } from "react";
import { digitsOf } from "../DigitsField/digits";

interface CodeRule {
  /** Number of digits of the code. */
  length: number;
  /** The shop refused the code that the field holds. */
  refused: boolean;
  onCode: (code: string) => void;
}

/** Puts digits in the place of the selection. */
function insertDigits(field: HTMLInputElement, digits: string, length: number): void {
  const start = field.selectionStart ?? field.value.length;
  const end = field.selectionEnd ?? start;
  const caret = Math.min(start + digits.length, length);
  field.value = (field.value.slice(0, start) + digits + field.value.slice(end)).slice(0, length);
  field.setSelectionRange(caret, caret);
}

/**
 * Takes what is inserted before the browser cuts it to the field's `maxlength` and the library compares
 * it with its pattern: a code with a blank in it, which a keyboard suggests, and digits of any script.
 * After a refusal the first digit begins a new code.
 *
 * @returns a ref for the field
 */
export function useInsertedCode(rule: CodeRule): (field: HTMLInputElement) => () => void {
  const latest = useRef(rule);
  useEffect(() => {
    latest.current = rule;
  });
  return useCallback((field: HTMLInputElement) => {
    const isRefused = () => latest.current.refused && field.value.length === latest.current.length;
    const insert = (event: InputEvent) => {
      const { data, inputType, cancelable } = event;
      if (!data || !inputType.startsWith("insert") || !cancelable) return;
      const { length, onCode } = latest.current;
      const digits = digitsOf(data);
      const isWhole = digits.length >= length;
      const isNew = isWhole || isRefused();
      if (digits === data && !isNew) return;
      event.preventDefault();
      if (digits === "") return;
      if (isNew) field.select();
      insertDigits(field, digits, length);
      onCode(field.value);
    };
    // What is composed cannot be held back, but its place can be chosen.
    const compose = () => {
      if (isRefused()) field.select();
    };
    field.addEventListener("beforeinput", insert);
    field.addEventListener("compositionstart", compose);
    return () => {
      field.removeEventListener("beforeinput", insert);
      field.removeEventListener("compositionstart", compose);
    };
  }, []);
}
