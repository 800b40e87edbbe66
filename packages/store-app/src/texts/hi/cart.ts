import type { Texts } from "..";

/** The cart. */
export const cart: Texts["cart"] = {
  title: "कार्ट",
  description: "जो आप ख़रीदने वाले हैं।",
  steps: { cart: "कार्ट", payment: "भुगतान" },
  failed: "कार्ट लोड नहीं हो सका",
  empty: "आपका कार्ट ख़ाली है।",
  added: "कार्ट में जोड़ा गया",
  view: "कार्ट देखें",
  addFailed: "कार्ट में जोड़ा नहीं जा सका",
  addItemFailed: "यह आइटम कार्ट में जोड़ा नहीं जा सका",
  quantityFailed: "मात्रा बदली नहीं जा सकी",
  removeFailed: "आइटम कार्ट से हटाया नहीं जा सका",
  removed: (product) => `${product} हटाया गया`,
  undo: "वापस लाएँ",
  proceed: "भुगतान पर जाएँ",
  selectOne: "कृपया कम से कम एक आइटम चुनें",
  addressMissing: "भुगतान से पहले कृपया डिलीवरी का पता जोड़ें",
};
