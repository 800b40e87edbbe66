import { digitsFor } from "../../controls/DigitsField/keepDigits";
import { phoneRule } from "../../controls/PhoneField/PhoneField";
import { pincodeRule } from "../../controls/PincodeField/PincodeField";
import { trimText } from "../../utils/trimText";
import type { PostalAddress } from "../types";
import { type FormErrors, wrongFields } from "../useFormCheck";
import type { AddressFormMessages } from "./messages";
import { findState } from "./states";

/** What an address form holds and hands over: trimmed texts, digits only in phone and pincode. */
export interface AddressValues extends Required<PostalAddress> {
  /** Whether orders go here unless another address is chosen. */
  isDefault: boolean;
}

/** A field that must be filled. */
export type RequiredAddressField = keyof Omit<AddressValues, "line2" | "isDefault">;

export type AddressErrors = FormErrors<RequiredAddressField>;

/** The fields in the order of the form. */
const required: readonly RequiredAddressField[] = [
  "name",
  "phone",
  "line1",
  "pincode",
  "city",
  "state",
];

/** Fills in what is missing and brings digits and state to the form's own writing. */
export function startValues(initial: Partial<AddressValues> = {}): AddressValues {
  return {
    name: initial.name ?? "",
    phone: digitsFor(initial.phone ?? "", phoneRule),
    line1: initial.line1 ?? "",
    line2: initial.line2 ?? "",
    pincode: digitsFor(initial.pincode ?? "", pincodeRule),
    city: initial.city ?? "",
    state: findState(initial.state ?? ""),
    isDefault: initial.isDefault ?? false,
  };
}

/** The values as they are handed over. */
export function trimValues(values: AddressValues): AddressValues {
  return {
    ...values,
    name: trimText(values.name),
    line1: trimText(values.line1),
    line2: trimText(values.line2),
    city: trimText(values.city),
  };
}

/** What keeps an address from being sent, by field, in the order of the form. */
export function findErrors(values: AddressValues, text: AddressFormMessages): AddressErrors {
  const { name, phone, line1, pincode, city, state } = trimValues(values);
  return wrongFields<RequiredAddressField>({
    name: name === "" && text.nameMissing,
    phone: phone === "" ? text.phoneMissing : !/^\d{10}$/.test(phone) && text.phoneDigits,
    line1: line1 === "" && text.addressMissing,
    pincode: pincode === "" ? text.pincodeMissing : !/^\d{6}$/.test(pincode) && text.pincodeDigits,
    city: city === "" && text.cityMissing,
    state: state === "" && text.stateMissing,
  });
}

/** Whether any required field is empty. */
export const hasMissing = (values: AddressValues): boolean =>
  required.some((field) => trimText(values[field]) === "");
