import { shop } from "../../config";

/** schema.org description of the shop. */
export const homeStructuredData = [
  {
    "@context": "https://schema.org",
    "@type": "ClothingStore",
    name: shop.name,
    currenciesAccepted: shop.currency,
  },
];
