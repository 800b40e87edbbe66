import type { ShopConfig } from "@taanka/shop-config";

/** An amount as the shop's first language writes it, without a fraction: `₹1,000`. */
export function formatAmount({ currency, languages }: ShopConfig, amount: number): string {
  const format = { style: "currency", currency, maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(languages[0].locale, format).format(amount);
}
