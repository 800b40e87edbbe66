"use client";

import type { ChangeEvent } from "react";
import { TextField, type TextFieldProps } from "../TextField";
import { type DigitsRule, keepDigits } from "./keepDigits";

interface DigitsFieldProps extends TextFieldProps {
  rule: DigitsRule;
}

/**
 * A `TextField` that holds digits only. It edits the input itself before anybody hears of the change,
 * and has no `maxlength`, which would cut a pasted number before its country code is taken off.
 */
export function DigitsField({ rule, onChange, ...rest }: DigitsFieldProps) {
  const edit = (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const { nativeEvent } = event;
    // A keyboard that suggests a whole number inserts it as text too, all at once.
    const typed =
      nativeEvent instanceof InputEvent &&
      nativeEvent.inputType === "insertText" &&
      nativeEvent.data?.length === 1;
    const kept = keepDigits(field.value, field.selectionStart ?? 0, typed, rule);
    if (kept.value !== field.value) {
      field.value = kept.value;
      field.setSelectionRange(kept.caret, kept.caret);
    }
    onChange?.(event);
  };
  return (
    <TextField
      inputMode="numeric"
      dir="ltr"
      pattern={`[0-9]{${rule.length}}`}
      {...rest}
      onChange={edit}
    />
  );
}
