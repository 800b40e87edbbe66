"use client";

import { DigitsField } from "../DigitsField/DigitsField";
import type { TextFieldProps } from "../TextField";

export interface PincodeFieldProps extends Omit<TextFieldProps, "type" | "maxLength"> {}

/** What a pincode field holds: of a longer text its beginning. */
export const pincodeRule = { length: 6, keep: "first" } as const;

/** An Indian postal code: six digits, whatever is typed or pasted. */
export function PincodeField(props: PincodeFieldProps) {
  return <DigitsField autoComplete="postal-code" {...props} type="text" rule={pincodeRule} />;
}
