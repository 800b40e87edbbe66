const decimal = /\p{Nd}/u;

/** Each script has its digits one after the other, so the value is how many of them stand before. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (decimal.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}

/** A text with 0–9 in the place of the decimal digits of every script. */
export const withLatinDigits = (text: string): string => text.replace(/(?!\d)\p{Nd}/gu, digitValue);

/** The digits of a text as 0–9, whatever their script. */
export const digitsOf = (text: string): string => withLatinDigits(text).replace(/\D/g, "");
