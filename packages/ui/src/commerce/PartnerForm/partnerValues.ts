import { withLatinDigits } from "../../controls/DigitsField/digits";
import { digitsFor } from "../../controls/DigitsField/keepDigits";
import { phoneRule } from "../../controls/PhoneField/PhoneField";
import { pincodeRule } from "../../controls/PincodeField/PincodeField";
import { trimText } from "../../utils/trimText";
import type { AddressFormMessages } from "../AddressForm";
import { findState } from "../AddressForm/states";
import { cleanEmail, isEmail } from "../isEmail";
import { type FormErrors, wrongFields } from "../useFormCheck";
import type { PartnerFormMessages } from "./messages";

/** What an application holds; handed over trimmed, GST and PAN in capitals. */
export interface PartnerValues {
  /** Who applies. */
  name: string;
  /** Where the shop answers to. */
  email: string;
  /** Ten digits. */
  mobile: string;
  /** What their shop is called. */
  shopName: string;
  /** May stay empty. */
  gst: string;
  /** May stay empty. */
  pan: string;
  /** Street and house of their shop. */
  shopAddress: string;
  /** Six digits. */
  pincode: string;
  /** State of India. */
  state: string;
  /** City or town. */
  city: string;
  /** A picture of their shop. */
  shopImage: File | undefined;
  /** May stay empty. */
  mapUrl: string;
}

/** A complete application. */
export type CompletePartnerValues = PartnerValues & { shopImage: File };

export type PartnerField = keyof PartnerValues;

type TextField = Exclude<PartnerField, "shopImage">;

const textFields: readonly TextField[] = [
  "name",
  "email",
  "mobile",
  "shopName",
  "gst",
  "pan",
  "shopAddress",
  "pincode",
  "state",
  "city",
  "mapUrl",
];

/** Fills in what is missing and brings digits and state to the form's own writing. */
export function startPartner(initial: Partial<PartnerValues> = {}): PartnerValues {
  const texts = Object.fromEntries(textFields.map((field) => [field, initial[field] ?? ""]));
  return {
    ...(texts as Record<TextField, string>),
    mobile: digitsFor(initial.mobile ?? "", phoneRule),
    pincode: digitsFor(initial.pincode ?? "", pincodeRule),
    state: findState(initial.state ?? ""),
    shopImage: initial.shopImage,
  };
}

/** The values as they are handed over. */
export function trimPartner(values: PartnerValues): PartnerValues {
  const trimmed = Object.fromEntries(textFields.map((field) => [field, trimText(values[field])]));
  return {
    ...(trimmed as Record<TextField, string>),
    email: cleanEmail(values.email),
    gst: trimText(withLatinDigits(values.gst)).toUpperCase(),
    pan: trimText(withLatinDigits(values.pan)).toUpperCase(),
    shopImage: values.shopImage,
  };
}

const gstForm = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const panForm = /^[A-Z]{5}\d{4}[A-Z]$/;

/** `URL.canParse` is younger than the browsers that are promised. */
function isWebAddress(text: string): boolean {
  try {
    return ["https:", "http:"].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}

/** What keeps an application from being sent, in the order of the form. */
export function findPartnerErrors(
  values: PartnerValues,
  text: PartnerFormMessages,
  address: AddressFormMessages,
): FormErrors<PartnerField> {
  const { name, email, mobile, shopName, gst, pan, shopAddress, pincode, state, city, mapUrl } =
    trimPartner(values);
  return wrongFields<PartnerField>({
    name: !name && text.nameMissing,
    email: email ? !isEmail(email) && text.emailWrong : text.emailMissing,
    mobile: mobile ? !/^\d{10}$/.test(mobile) && address.phoneDigits : text.mobileMissing,
    shopName: !shopName && text.shopNameMissing,
    shopImage: !values.shopImage && text.shopImageMissing,
    gst: gst !== "" && !gstForm.test(gst) && text.gstWrong,
    pan: pan !== "" && !panForm.test(pan) && text.panWrong,
    shopAddress: !shopAddress && text.shopAddressMissing,
    pincode: pincode ? !/^\d{6}$/.test(pincode) && address.pincodeDigits : address.pincodeMissing,
    city: !city && address.cityMissing,
    state: !state && address.stateMissing,
    mapUrl: mapUrl !== "" && !isWebAddress(mapUrl) && text.mapUrlWrong,
  });
}

const optional: readonly PartnerField[] = ["gst", "pan", "mapUrl"];

/** Whether any required field is empty. */
export const lacksPartner = (values: PartnerValues): boolean =>
  !values.shopImage ||
  textFields.some((field) => !optional.includes(field) && trimText(values[field]) === "");
