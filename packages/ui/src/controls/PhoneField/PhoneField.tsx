"use client";

import { DigitsField } from "../DigitsField/DigitsField";
import type { TextFieldProps } from "../TextField";

export interface PhoneFieldProps extends Omit<TextFieldProps, "type" | "prefix" | "maxLength"> {}

/** What a phone field holds: of a longer number its end, so that a country code or a 0 falls off. */
export const phoneRule = { length: 10, keep: "last" } as const;

/**
 * An Indian mobile number behind a fixed +91. The value is at most ten digits; of a pasted or filled
 * in "+91 98…" the last ten stay.
 */
export function PhoneField(props: PhoneFieldProps) {
  return (
    <DigitsField autoComplete="tel-national" {...props} type="tel" prefix="+91" rule={phoneRule} />
  );
}
