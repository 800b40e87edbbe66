import type { Texts } from "..";

/** Signing in and registering. */
export const signIn: Texts["signIn"] = {
  login: {
    title: "लॉग इन",
    description: "अपने फ़ोन नंबर और एक बार के कोड से लॉग इन करें।",
    text: "कोई पासवर्ड याद नहीं रखना: एक बार का कोड काफ़ी है।",
    newTo: (shop) => `${shop} पर नए हैं?`,
    register: "खाता बनाएँ",
    failed: "लॉग इन नहीं हो सका",
  },
  register: {
    title: "खाता बनाएँ",
    pageTitle: "पंजीकरण",
    description: (shop) => `अपने फ़ोन नंबर से ${shop} का खाता बनाएँ।`,
    text: "ऑर्डर, विशलिस्ट और तेज़ चेकआउट के लिए।",
    already: "पहले से खाता है?",
    login: "लॉग इन",
    failed: "पंजीकरण नहीं हो सका",
  },
  code: {
    title: "कोड डालें",
    pageTitle: "अपना नंबर सत्यापित करें",
    description: "अपने फ़ोन पर भेजा गया एक बार का कोड डालें।",
    sendFailed: "OTP भेजा नहीं जा सका",
    resendFailed: "OTP दोबारा भेजा नहीं जा सका",
    noAccount: "अभी खाता नहीं है?",
    createAccount: "इसी नंबर से बनाएँ",
    knownNumber: "आपका खाता पहले से है।",
    login: "इसी नंबर से लॉग इन करें",
    wrongNumber: "ग़लत नंबर?",
    changeNumber: "इसे बदलें",
  },
};
