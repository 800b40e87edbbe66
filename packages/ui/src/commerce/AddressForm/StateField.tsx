"use client";

import { Select, type SelectProps } from "../../controls/Select";
import { useTheme } from "../../theme/context";
import { fill } from "../../utils/fill";
import type { AddressFormMessages } from "./messages";
import { findState, type IndianState, indianStates } from "./states";

interface StateFieldProps extends Omit<SelectProps, "options" | "placeholder" | "autoComplete"> {
  text: AddressFormMessages;
  /** The English name of the state that is chosen, or an empty text. */
  value: string;
  /** States that the pincode beside it lies in, where the shop knows them. */
  pincodeStates: readonly string[];
}

/** The state of an address, asked about where its pincode lies in another. */
export function StateField({ text, value, pincodeStates, ...rest }: StateFieldProps) {
  const { locale } = useTheme();
  const nameOf = (state: IndianState) => text.stateNames[state] ?? state;
  const known = pincodeStates.map(findState).filter((state) => state !== "");
  const isElsewhere = value !== "" && known.length > 0 && !known.some((state) => state === value);
  const listed = () =>
    new Intl.ListFormat(locale, { type: "disjunction" }).format(known.map(nameOf));
  return (
    <Select<string>
      {...rest}
      value={value}
      autoComplete="address-level1"
      placeholder={text.statePlaceholder}
      options={indianStates.map((state) => ({ value: state, label: nameOf(state) }))}
      hint={isElsewhere && fill(text.stateElsewhere, { states: listed() })}
    />
  );
}
