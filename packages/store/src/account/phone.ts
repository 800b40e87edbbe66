import { normalisePhone } from "@taanka/api-client";

const ten = /^(\d{5})(\d{5})$/;

/**
 * A mobile number as people read it out, with or without its country code: `+91 98765 43210`. What is
 * none stays as it is.
 *
 * @param prefix country code of a number that has none, such as `+91`
 */
export function formatPhone(phone: string, prefix: string): string {
  const digits = normalisePhone(phone);
  if (!ten.test(digits) && /^\s*\+/.test(phone)) return phone;
  return `${prefix} ${ten.test(digits) ? digits.replace(ten, "$1 $2") : phone}`;
}
