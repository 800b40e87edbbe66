"use client";

import { DigitsField } from "../DigitsField/DigitsField";
import type { TextFieldProps } from "../TextField";

export interface PhoneFieldProps extends Omit<TextFieldProps, "type" | "prefix" | "maxLength"> {}

/** What a phone field holds: the number without a country code or a 0 before it. */
export const phoneRule = { length: 10, keep: "last", phone: true } as const;

/**
 * An Indian mobile number behind a fixed +91. The value is at most ten digits. Of “+91 98765 43210” and
 * “098765 43210” it is the ten last, pasted, filled in or typed key by key: a typed +91 or 0 falls off
 * at once, while a number that itself begins with 91 stays. A bare 91 falls off with the eleventh digit. Of a
 * number with the code of another country, or with more digits, pasted or filled in, nothing is taken.
 */
export function PhoneField(props: PhoneFieldProps) {
  return (
    <DigitsField autoComplete="tel-national" {...props} type="tel" prefix="+91" rule={phoneRule} />
  );
}
