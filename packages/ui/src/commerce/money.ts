import { groupDigits, groupsByHand } from "../utils/formatCount";

/** How a sum of rupees is written. */
export interface FormatRupeesOptions {
  /**
   * `always` shows two decimals, as the account and purchase area does; `whenNotZero` shows them
   * only when there are paise, as browsing does.
   * @default "whenNotZero"
   */
  paise?: "whenNotZero" | "always";
  /**
   * BCP 47 tag; decides digits and separators. Grouping is Indian in every Indian locale.
   * @default "en-IN"
   */
  locale?: string;
}

/** By locale, without and with decimals: making a formatter costs far more than using it. */
const whole = new Map<string, Intl.NumberFormat>();
const withPaise = new Map<string, Intl.NumberFormat>();

function makeFormatter(locale: string, decimals: 0 | 2): Intl.NumberFormat {
  const made = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "INR",
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  (decimals ? withPaise : whole).set(locale, made);
  return made;
}

/**
 * An amount of rupees as a shopper reads it: `formatRupees(119999)` is `₹1,19,999`,
 * `formatRupees(504, { paise: "always" })` is `₹504.00`. The amount is in rupees, not paise, and is
 * rounded to whole paise. What is no amount, such as `NaN`, is an empty text.
 */
export function formatRupees(
  amount: number,
  { paise = "whenNotZero", locale = "en-IN" }: FormatRupeesOptions = {},
): string {
  if (!Number.isFinite(amount)) return "";
  // Adding 0 turns -0 into 0, which would print a minus.
  const rounded = Math.round(amount * 100) / 100 + 0;
  const decimals = paise === "always" || !Number.isInteger(rounded) ? 2 : 0;
  if (groupsByHand(rounded, locale)) {
    return `${rounded < 0 ? "-" : ""}₹${groupDigits(Math.abs(rounded).toFixed(decimals))}`;
  }
  const known = (decimals ? withPaise : whole).get(locale);
  return (known ?? makeFormatter(locale, decimals)).format(rounded);
}

/**
 * How many percent below the MRP a price is, for a shop that does not state it: whole, and rounded
 * down so that no offer is overstated. 0 when it is not below, or when one of them is no amount.
 */
export function discountPercent(price: number, mrp: number | null | undefined): number {
  // In paise: 29 % of floating-point rupees may come out as 28.999….
  const full = Math.round((mrp ?? 0) * 100);
  const paid = Math.round(price * 100);
  if (!(paid >= 0 && paid < full && Number.isSafeInteger(full * 100))) return 0;
  return Math.floor(((full - paid) * 100) / full);
}
