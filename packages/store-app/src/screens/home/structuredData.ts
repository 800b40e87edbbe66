/** schema.org description of the shop. */
export const homeStructuredData = [
  {
    "@context": "https://schema.org",
    "@type": "ClothingStore",
    name: "TAANKA",
    currenciesAccepted: "INR",
  },
];
