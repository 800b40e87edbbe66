import { shop } from "../config";

/** A mobile number as people read it out: `+91 98765 43210`. What is none stays as it is. */
export const phoneAsRead = (digits: string): string =>
  `${shop.phonePrefix} ${digits.replace(/^(\d{5})(\d{5})$/, "$1 $2")}`;
