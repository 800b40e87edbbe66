import type { ShopConfig } from "./types";

/** What a storefront and its API both use: with different values the API refuses every order. */
export type ShopFacts = Pick<
  ShopConfig,
  "name" | "legal" | "currency" | "country" | "phonePrefix" | "tax" | "shipping" | "orders"
>;

/** The facts of a shop that its storefront and its API must share. */
export function shopFacts(shop: ShopConfig): ShopFacts {
  const { name, legal, currency, country, phonePrefix, tax, shipping, orders } = shop;
  return { name, legal, currency, country, phonePrefix, tax, shipping, orders };
}
