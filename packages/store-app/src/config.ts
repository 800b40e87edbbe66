import { inLanguage, type Language, shop, type Words } from "@taanka/shop-config";
import type { PriceRules } from "@taanka/store";
import { createContext, use } from "react";

export { shop };

/** The rate of the shop's tax in percent. */
export const taxPercent = Math.round(shop.tax.rate * 10_000) / 100;

/** How the shop counts what comes on top of its prices. */
export const priceRules: PriceRules = {
  taxRate: shop.tax.rate,
  shipping: shop.shipping.charge,
};

/** The language that a page is in; the shop's first one unless its address says otherwise. */
export const LanguageContext = createContext<Language>(shop.languages[0]);

export const useLanguage = (): Language => use(LanguageContext);

/** Whether the page is in the shop's first language, which the words of the API are in. */
export const useIsFirstLanguage = (): boolean => useLanguage() === shop.languages[0];

/** Reads words of the shop's configuration in the language of the page. */
export function useWords(): (words: Words) => string {
  const { code } = useLanguage();
  return (words) => inLanguage(words, code);
}
