import type { Texts } from "..";

/** Addresses: the book, and the choice on the way to an order. */
export const addresses: Texts["addresses"] = {
  title: "सहेजे हुए पते",
  description: "जहाँ आपके ऑर्डर पहुँचते हैं।",
  delivery: "डिलीवरी का पता",
  deliverTo: "यहाँ पहुँचाएँ",
  add: "पता जोड़ें",
  addAnother: "एक और पता जोड़ें",
  close: "बंद करें",
  saveAndDeliver: "सहेजें और यहीं पहुँचाएँ",
  change: "बदलें",
  edit: "बदलें",
  editTitle: "पता बदलें",
  saveChanges: "बदलाव सहेजें",
  changed: "पता सहेजा गया",
  removed: "पता हटाया गया",
  undeliverable: (pincode) => `हम अभी ${pincode} पर डिलीवरी नहीं करते। कृपया कोई और पता चुनें।`,
  notFound: "यह पता आपकी सूची में नहीं है",
  toBook: "सहेजे हुए पते",
  setDefault: "मुख्य पता बनाएँ",
  remove: "हटाएँ",
  empty: "अभी कोई पता सहेजा नहीं गया है।",
  failed: "पते लोड नहीं हो सके",
  saveFailed: "पता सहेजा नहीं जा सका। कृपया फिर कोशिश करें।",
  addFailed: "पता जोड़ा नहीं जा सका। कृपया फिर कोशिश करें।",
  removeFailed: "पता हटाया नहीं जा सका। कृपया फिर कोशिश करें।",
  defaultFailed: "मुख्य पता बदला नहीं जा सका। कृपया फिर कोशिश करें।",
  confirm: {
    title: "पता हटाएँ",
    text: "क्या आप वाक़ई यह पता हटाना चाहते हैं?",
  },
};
