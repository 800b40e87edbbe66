import type { Texts } from "..";

/** The cart. */
export const cart: Texts["cart"] = {
  title: "कार्ट",
  description: "जो आप ख़रीदने वाले हैं।",
  steps: { cart: "कार्ट", payment: "भुगतान" },
  failed: "कार्ट लोड नहीं हो सका",
  couponInvalid: "कूपन कोड मान्य नहीं है",
  tooMany: "चुने हुए एक आइटम के कम नग बचे हैं। कृपया उसकी मात्रा घटाएँ।",
  moveToWishlist: "विशलिस्ट में ले जाएँ",
  moved: (product) => `${product} विशलिस्ट में गया`,
  moveFailed: "विशलिस्ट में जोड़ा नहीं जा सका",
  saved: {
    action: "बाद के लिए रखें",
    done: (product) => `${product} बाद के लिए रखा गया`,
    failed: "बाद के लिए रखा नहीं जा सका",
    title: "बाद के लिए रखे आइटम",
    moveToCart: "कार्ट में ले जाएँ",
    moved: (product) => `${product} आपके कार्ट में है`,
    removed: (product) => `${product} हटाया गया`,
    removeFailed: "बाद के लिए रखा आइटम हटाया नहीं जा सका",
    loadFailed: "बाद के लिए रखी चीज़ें लोड नहीं हो सकीं",
  },
  awaited: (order) => `जो आपके कार्ट में था वह ऑर्डर ${order} में है, जो भुगतान की प्रतीक्षा में है।`,
  putBack: "कार्ट में वापस लाएँ",
  backInCart: "जो आपने चुना था वह आपके कार्ट में वापस है।",
  backFailed: "वापस नहीं लाया जा सका। कृपया फिर कोशिश करें।",
  empty: "आपका कार्ट ख़ाली है।",
  mostOfOne: (product, most) =>
    most > 0 ? `${product} के ज़्यादा से ज़्यादा ${most} नग लिए जा सकते हैं` : `${product} स्टॉक में नहीं है`,
  guest: {
    delivery: "पता और भुगतान का तरीक़ा चुनने के लिए लॉग इन करें। आपने जो चुना है वह कार्ट में रहेगा।",
    signIn: "लॉग इन करें",
    waiting: "लॉग इन से पहले आपने जो चुना था वह अभी आपके कार्ट में नहीं है।",
    tryAgain: "फिर कोशिश करें",
    leftOut: "सब कुछ आपके कार्ट में नहीं लाया जा सका",
    missing: "एक आइटम अब नहीं बिकता।",
    soldOut: (product) => `${product} स्टॉक में नहीं है।`,
    limited: (product, wanted, held) =>
      `${product}: ${wanted} की जगह ${held}, इससे ज़्यादा नहीं मिल सकते।`,
    full: (product) => `${product} की जगह नहीं बची: आपका कार्ट भरा है।`,
  },
  addedAlready: (sizes: string) => `कार्ट में पहले से: ${sizes}`,
  added: "कार्ट में जोड़ा गया",
  view: "कार्ट देखें",
  addFailed: "कार्ट में जोड़ा नहीं जा सका",
  addItemFailed: "यह आइटम कार्ट में जोड़ा नहीं जा सका",
  quantityFailed: "मात्रा बदली नहीं जा सकी",
  removeFailed: "आइटम कार्ट से हटाया नहीं जा सका",
  proceed: "भुगतान पर जाएँ",
  staysBehind: (items) =>
    items === 1
      ? "एक आइटम बिक चुका है। वह आपकी कार्ट में रहता है और ऑर्डर नहीं होता।"
      : `${items} आइटम बिक चुके हैं। वे आपकी कार्ट में रहते हैं और ऑर्डर नहीं होते।`,
  selectOne: "कृपया कम से कम एक आइटम चुनें",
  addressMissing: "भुगतान से पहले कृपया डिलीवरी का पता जोड़ें",
};
