import type { Texts } from "..";

/** The wishlist and the hearts on cards. */
export const wishlist: Texts["wishlist"] = {
  title: "विशलिस्ट",
  description: "जिन पर आपका दिल आया है।",
  hint: "विशलिस्ट में जोड़ने के लिए लॉग इन करें",
  loginFirst: "विशलिस्ट में जोड़ने के लिए कृपया लॉग इन करें",
  added: "विशलिस्ट में जोड़ा गया",
  removed: "विशलिस्ट से हटाया गया",
  updateFailed: "विशलिस्ट बदली नहीं जा सकी। कृपया फिर कोशिश करें।",
  removeFailed: "विशलिस्ट से हटाया नहीं जा सका",
  failed: "विशलिस्ट लोड करने में समस्या हुई",
  loadFailed: "विशलिस्ट लोड नहीं हो सकी",
  tryAgain: "फिर कोशिश करें",
  addToCart: (product) => `कार्ट में जोड़ें: ${product}`,
  empty: "आपकी विशलिस्ट में अभी कुछ नहीं है।",
  nothingMatches: "इन फ़िल्टर से कुछ नहीं मिला।",
  clearFilters: "फ़िल्टर हटाएँ",
  unsorted: "क्रम चुनें",
  sorts: {
    priceLowToHigh: "क़ीमत: कम से ज़्यादा",
    priceHighToLow: "क़ीमत: ज़्यादा से कम",
    newest: "नए पहले",
    oldest: "पुराने पहले",
    nameAToZ: "नाम: A से Z",
    nameZToA: "नाम: Z से A",
  },
  confirm: {
    title: "विशलिस्ट से हटाएँ?",
    text: (product) => `${product} आपकी विशलिस्ट से हट जाएगा।`,
    action: "हटाएँ",
  },
};
