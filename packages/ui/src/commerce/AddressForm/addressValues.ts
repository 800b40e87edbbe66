import { keepDigits } from "../../controls/DigitsField/keepDigits";
import type { PostalAddress } from "../types";
import type { AddressFormMessages } from "./messages";
import { findState } from "./states";

/** What an address form holds and hands over: trimmed texts, digits only in phone and pincode. */
export interface AddressValues extends Required<PostalAddress> {
  /** Whether orders go here unless another address is chosen. */
  isDefault: boolean;
}

/** A field that must be filled. */
export type RequiredAddressField = keyof Omit<AddressValues, "line2" | "isDefault">;

export type AddressErrors = Partial<Record<RequiredAddressField, string>>;

/** The fields in the order of the form. */
const required: readonly RequiredAddressField[] = [
  "name",
  "phone",
  "line1",
  "pincode",
  "city",
  "state",
];

const digits = (text: string, length: number, keep: "first" | "last") =>
  keepDigits(text, 0, false, { length, keep }).value;

/** Fills in what is missing and brings digits and state to the form's own writing. */
export function startValues(initial: Partial<AddressValues> = {}): AddressValues {
  return {
    name: initial.name ?? "",
    phone: digits(initial.phone ?? "", 10, "last"),
    line1: initial.line1 ?? "",
    line2: initial.line2 ?? "",
    pincode: digits(initial.pincode ?? "", 6, "first"),
    city: initial.city ?? "",
    state: findState(initial.state ?? ""),
    isDefault: initial.isDefault ?? false,
  };
}

/** The values as they are handed over. */
export function trimValues(values: AddressValues): AddressValues {
  return {
    ...values,
    name: values.name.trim(),
    line1: values.line1.trim(),
    line2: values.line2.trim(),
    city: values.city.trim(),
  };
}

/** What keeps an address from being sent, by field, in the order of the form. */
export function findErrors(values: AddressValues, text: AddressFormMessages): AddressErrors {
  const missing: Record<RequiredAddressField, string> = {
    name: text.nameMissing,
    phone: text.phoneMissing,
    line1: text.addressMissing,
    pincode: text.pincodeMissing,
    city: text.cityMissing,
    state: text.stateMissing,
  };
  const errors: AddressErrors = {};
  for (const field of required) {
    if (values[field].trim() === "") errors[field] = missing[field];
  }
  if (!errors.phone && !/^\d{10}$/.test(values.phone)) errors.phone = text.phoneDigits;
  if (!errors.pincode && !/^\d{6}$/.test(values.pincode)) errors.pincode = text.pincodeDigits;
  return errors;
}

/** Whether any required field is empty. */
export const hasMissing = (values: AddressValues): boolean =>
  required.some((field) => values[field].trim() === "");

/** The fields that have an error, in the order of the form. */
export const fieldsWithErrors = (errors: AddressErrors): RequiredAddressField[] =>
  required.filter((field) => errors[field] !== undefined);
