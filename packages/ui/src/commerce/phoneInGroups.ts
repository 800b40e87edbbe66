import { digitsFor } from "../controls/DigitsField/keepDigits";
import { phoneRule } from "../controls/PhoneField/PhoneField";

/**
 * A mobile number as people read it out, with or without its country code: `+91 98765 43210`. What is
 * none stays as it is.
 */
export function phoneInGroups(phone: string): string {
  const digits = digitsFor(phone, phoneRule);
  if (digits.length !== phoneRule.length) return /^\s*\+/.test(phone) ? phone : `+91 ${phone}`;
  return `+91 ${digits.replace(/^(\d{5})/, "$1 ")}`;
}
