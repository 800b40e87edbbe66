"use client";

import { useTheme } from "../theme/context";
import { type FormatRupeesOptions, formatRupees } from "./money";

type Paise = FormatRupeesOptions["paise"];

/**
 * Writes amounts in the provider's language. The component's own `paise` counts first, then the
 * provider's, and else both decimals are written.
 */
export function useRupees(own?: Paise): (amount: number) => string {
  const { locale, paise = "always" } = useTheme();
  return (amount) => formatRupees(amount, { locale, paise: own ?? paise });
}
