import type { Texts } from "..";

/** Entries of menus, by the keys that the configuration of the shop gives them. */
export const menus: Texts["menus"] = {
  profile: "प्रोफ़ाइल",
  orders: "ऑर्डर इतिहास",
  orderHistory: "ऑर्डर इतिहास",
  addresses: "सहेजे हुए पते",
  tbyb: "TBYB गैलरी",
  partner: "साझेदार बनें",
  settings: "सेटिंग",
  help: "सहायता केंद्र",
  bank: "सहेजे हुए बैंक विवरण",
  login: "लॉग इन",
  register: "खाता बनाएँ",
  wishlist: "विशलिस्ट",
  cart: "कार्ट",
  trackOrder: "ऑर्डर ट्रैक करें",
  faq: "अक्सर पूछे जाने वाले प्रश्न",
  terms: "नियम और शर्तें",
  privacy: "गोपनीयता नीति",
  returns: "वापसी और विनिमय नीति",
  shipping: "शिपिंग और डिलीवरी नीति",
};
