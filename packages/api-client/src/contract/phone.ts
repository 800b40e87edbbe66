import { latinDigits } from "./digits";

/** What people write between the digits of one number. */
const SEPARATORS = /[\s\p{Pd}.()/]/gu;
/** What may stand before ten digits; a bare 91 before those of a mobile number alone. */
const PREFIXED = /^(?:(?:\+|00)91|91(?=0?[6-9]))?0?(\d{10})$/;

/**
 * Reduces a phone number of this country to its ten digits, in any script: `+91 98765-43210`,
 * `0091 98765 43210`, `91 98765 43210` and `098765 43210` become `9876543210`. Shorter input keeps the
 * digits it has, without those of +91 or 0091.
 *
 * Nothing is left of a number with another country's code, or with more digits, such as an extension:
 * ten of them may be another person's number.
 */
export function normalisePhone(value: string): string {
  const visible = value.replace(/\p{Default_Ignorable_Code_Point}/gu, "").replaceAll("\uff0b", "+");
  const [written = ""] = /[+\d](?:.*\d)?/s.exec(latinDigits(visible)) ?? [];
  const [abroad = ""] = /^(?:\+|00(?=(?:\D*\d){9}))[\s)]*/.exec(written) ?? [];
  const number = written.slice(abroad.length);
  if (abroad && !number.startsWith("91")) return "";
  const digits = (abroad ? number.slice(2) : number).replace(/\D/g, "");
  if (digits.length <= 10) return digits;
  return PREFIXED.exec(written.replace(SEPARATORS, ""))?.[1] ?? "";
}

/** A stored phone number: its ten digits where it is one of this country, else as it is. */
export const readPhone = (phone: string): string => normalisePhone(phone) || phone;
