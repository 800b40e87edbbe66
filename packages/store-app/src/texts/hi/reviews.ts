import type { Texts } from "..";

/** Reviews of a product. */
export const reviews: Texts["reviews"] = {
  failed: "समीक्षाएँ लोड नहीं हो सकीं",
  whoWritesFirst: "जो इसे ख़रीदे, वह पहली समीक्षा लिख सकता है।",
  write: "समीक्षा लिखें",
  writeAbout: (product) => `${product} की समीक्षा`,
  loginToWrite: "समीक्षा लिखने के लिए कृपया लॉग इन करें",
  buyersOnly: "पहुँचने के बाद आप इसकी समीक्षा लिख सकते हैं",
  written: "आप इस उत्पाद की समीक्षा लिख चुके हैं",
  sendFailed: "आपकी समीक्षा भेजी नहीं जा सकी। कृपया फिर कोशिश करें।",
  close: "बंद करें",
};
