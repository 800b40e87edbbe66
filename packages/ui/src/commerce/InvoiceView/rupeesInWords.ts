const small = [
  "Zero",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
  "Eleven",
  "Twelve",
  "Thirteen",
  "Fourteen",
  "Fifteen",
  "Sixteen",
  "Seventeen",
  "Eighteen",
  "Nineteen",
];
const tens = ["", "", "Twenty", "Thirty", "Forty", "Fifty", "Sixty", "Seventy", "Eighty", "Ninety"];

const scales = [
  [10_000_000, "Crore"],
  [100_000, "Lakh"],
  [1000, "Thousand"],
  [100, "Hundred"],
] as const;

/** A whole number in English words, counted in lakh and crore. */
function inWords(number: number): string {
  if (number < 20) return small[number] ?? "";
  if (number < 100) {
    const one = number % 10;
    const ten = tens[Math.floor(number / 10)] ?? "";
    return one === 0 ? ten : `${ten} ${small[one]}`;
  }
  const [scale, name] = scales.find(([least]) => number >= least) ?? scales[3];
  const rest = number % scale;
  const head = `${inWords(Math.floor(number / scale))} ${name}`;
  if (rest === 0) return head;
  return rest < 100 ? `${head} and ${inWords(rest)}` : `${head} ${inWords(rest)}`;
}

/**
 * A sum of rupees in English words, as Indian invoices write it: `rupeesInWords(119303.5)` is
 * “Rupees One Lakh Nineteen Thousand Three Hundred and Three and Fifty Paise Only”. The sum is
 * rounded to whole paise; a negative or endless one gives an empty text.
 */
export function rupeesInWords(amount: number): string {
  const paise = Math.round(amount * 100);
  if (!Number.isSafeInteger(paise) || paise < 0) return "";
  const rupees = `Rupees ${inWords(Math.floor(paise / 100))}`;
  const rest = paise % 100;
  return rest === 0 ? `${rupees} Only` : `${rupees} and ${inWords(rest)} Paise Only`;
}
