import type { Texts } from "..";

/** Texts that several pages share. */
export const common: Texts["common"] = {
  home: "होम",
  retry: "फिर कोशिश करें",
  networkError: "नेटवर्क की समस्या - कृपया अपना कनेक्शन जाँचें",
  unexpectedError: "कोई अनपेक्षित समस्या हुई",
  somethingWrong: "कुछ गड़बड़ हो गई",
  incomplete: "यह पेज पूरा नहीं खुला। दोबारा खोलने तक हो सकता है कि बटन काम न करें।",
  loadAgain: "दोबारा खोलें",
  startShopping: "ख़रीदारी शुरू करें",
  continueShopping: "ख़रीदारी जारी रखें",
  backToProfile: "प्रोफ़ाइल पर लौटें",
  backToHome: "होम पर लौटें",
  cancel: "रद्द करें",
  homeTitle: (shop, goods) => `${shop} | ${goods}`,
  pageTitle: (title, shop) => (title === shop ? title : `${title} | ${shop}`),
  notFound: {
    title: "पेज नहीं मिला",
    description: "यह पेज मौजूद नहीं है।",
    text: "जिस पेज को आप ढूँढ रहे हैं वह हट गया है या कभी था ही नहीं।",
    action: "होम पर जाएँ",
  },
};
