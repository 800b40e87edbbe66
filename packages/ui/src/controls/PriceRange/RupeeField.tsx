"use client";

import { type KeyboardEvent, useState } from "react";
import { TextField } from "../TextField";

interface RupeeFieldProps {
  label: string;
  /** Rupees. */
  value: number;
  locale: string;
  disabled?: boolean;
  /** Called with what was typed, on Enter and on leaving the field. */
  onTyped: (text: string) => void;
}

/** One end of a price range as a field: free while somebody types, mended when they are done. */
export function RupeeField({ label, value, locale, disabled, onTyped }: RupeeFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const settle = () => {
    if (draft !== null) onTyped(draft);
    setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      settle();
    } else if (event.key === "Escape" && draft !== null) {
      event.stopPropagation();
      setDraft(null);
    }
  };
  return (
    <TextField
      size="small"
      label={label}
      hideLabel
      prefix="₹"
      inputMode="numeric"
      autoComplete="off"
      disabled={disabled}
      value={draft ?? value.toLocaleString(locale)}
      onValueChange={setDraft}
      onBlur={settle}
      onKeyDown={onKeyDown}
    />
  );
}
