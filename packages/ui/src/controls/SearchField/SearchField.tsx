"use client";

import type { KeyboardEvent, ReactNode } from "react";
import { SearchIcon } from "../../icons/frame";
import { useMessages } from "../../theme/context";
import { busyMark } from "../Busy/Busy.css";
import { TextField, type TextFieldProps } from "../TextField";
import { type SearchFieldMessages, searchFieldMessages } from "./messages";

export interface SearchFieldProps
  extends Omit<TextFieldProps, "label" | "type" | "prefix" | "suffix" | "clearable" | "messages"> {
  /**
   * Names the field, for screen readers only unless `hideLabel` is off.
   * @default "Search"
   */
  label?: ReactNode;
  /** Called with the text on Enter. Without it Enter sends the form around the field. */
  onSearch?: (text: string) => void;
  /**
   * Shows that results are on their way.
   * @default false
   */
  busy?: boolean;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<SearchFieldMessages>;
}

/** A search box with a glass before the text and a button that empties it. */
export function SearchField({
  label,
  hideLabel = true,
  onSearch,
  busy = false,
  messages,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  const text = useMessages("searchField", searchFieldMessages, messages);
  const search = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const confirms = event.key === "Enter" && !event.nativeEvent.isComposing;
    if (confirms && !event.defaultPrevented) onSearch?.(event.currentTarget.value);
  };
  return (
    <TextField
      enterKeyHint="search"
      autoComplete="off"
      {...rest}
      type="search"
      label={label ?? text.label}
      hideLabel={hideLabel}
      onKeyDown={search}
      prefix={<SearchIcon />}
      suffix={busy && <span className={busyMark} role="img" aria-label={text.busy} />}
      clearable
    />
  );
}
