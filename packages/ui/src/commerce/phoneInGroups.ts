/** A mobile number as people read it out: `+91 98765 43210`. What is none stays as it is. */
export const phoneInGroups = (digits: string): string =>
  `+91 ${digits.replace(/^(\d{5})(\d{5})$/, "$1 $2")}`;
