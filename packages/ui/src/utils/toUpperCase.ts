import type { ChangeEvent } from "react";

/** For `onChange`: upper case in the field itself, so that the caret stays where it was. */
export function toUpperCase({ currentTarget: field }: ChangeEvent<HTMLInputElement>) {
  const upper = field.value.toUpperCase();
  if (upper === field.value) return;
  const { selectionStart, selectionEnd } = field;
  field.value = upper;
  field.setSelectionRange(selectionStart, selectionEnd);
}
