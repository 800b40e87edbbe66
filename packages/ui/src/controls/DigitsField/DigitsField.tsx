"use client";

import { type ChangeEvent, useRef } from "react";
import { TextField, type TextFieldProps } from "../TextField";
import { type DigitsRule, type Edit, keepDigits } from "./keepDigits";

interface DigitsFieldProps extends TextFieldProps {
  rule: DigitsRule;
}

function editOf(event: Event): Edit {
  if (!(event instanceof InputEvent)) return "pasted";
  if (event.inputType.startsWith("delete")) return "stands";
  // A keyboard that suggests a whole number inserts it as text too, all at once.
  return event.inputType === "insertText" && event.data?.length === 1 ? "typed" : "pasted";
}

/**
 * A `TextField` that holds digits only. It edits the input itself before anybody hears of the change,
 * and has no `maxlength`, which would cut a pasted number before its country code is taken off.
 */
export function DigitsField({ rule, onChange, onBlur, ...rest }: DigitsFieldProps) {
  const open = useRef("");
  const edit = (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const how = editOf(event.nativeEvent);
    const before = how === "stands" ? "" : open.current;
    const caret = before.length + (field.selectionStart ?? 0);
    const kept = keepDigits(before + field.value, caret, how, rule);
    open.current = kept.open;
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
      onBlur={(event) => {
        open.current = "";
        onBlur?.(event);
      }}
    />
  );
}
