"use client";

import { type ChangeEvent, useRef } from "react";
import { TextField, type TextFieldProps } from "../TextField";
import { type DigitsRule, type Edit, keepDigits, pastedText } from "./keepDigits";

interface DigitsFieldProps extends TextFieldProps {
  rule: DigitsRule;
}

/** @param grown - by how many characters the field is longer than before */
function editOf(event: Event, grown: number): Edit {
  if (!(event instanceof InputEvent)) return "pasted";
  if (event.inputType.startsWith("delete")) return "stands";
  // A keyboard that suggests a whole number inserts it as text too, all at once.
  const isOneKey =
    event.inputType === "insertText"
      ? Array.from(event.data ?? "").length === 1
      : event.inputType === "insertCompositionText" && grown <= 1;
  return isOneKey ? "typed" : "pasted";
}

/**
 * A `TextField` that holds digits only. It edits the input itself before the change is heard of, and
 * has no `maxlength`, which would cut a pasted number before its country code is taken off.
 */
export function DigitsField({ rule, onChange, onFocus, onBlur, ...rest }: DigitsFieldProps) {
  const open = useRef("");
  const held = useRef("");
  const edit = (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const how = editOf(event.nativeEvent, field.value.length - held.current.length);
    const at = field.selectionStart ?? 0;
    const text = how === "pasted" ? pastedText(held.current, field.value, at, rule) : field.value;
    const before = how === "stands" ? "" : open.current;
    const kept = keepDigits(before + text, before.length + at, how, rule);
    open.current = kept.open;
    held.current = kept.value;
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
      onFocus={(event) => {
        held.current = event.currentTarget.value;
        onFocus?.(event);
      }}
      onBlur={(event) => {
        open.current = "";
        onBlur?.(event);
      }}
    />
  );
}
