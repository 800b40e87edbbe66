import { normalisePhone } from "@taanka/api-client";
import { shop } from "../config";

const ten = /^(\d{5})(\d{5})$/;

/**
 * A mobile number as people read it out, with or without its country code: `+91 98765 43210`. What is
 * none stays as it is.
 */
export function phoneAsRead(phone: string): string {
  const digits = normalisePhone(phone);
  if (!ten.test(digits) && /^\s*\+/.test(phone)) return phone;
  return `${shop.phonePrefix} ${ten.test(digits) ? digits.replace(ten, "$1 $2") : phone}`;
}
