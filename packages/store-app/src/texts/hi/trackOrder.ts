import type { Texts } from "..";

/** Finding an order without signing in. */
export const trackOrder: Texts["trackOrder"] = {
  title: "ऑर्डर ट्रैक करें",
  description: (shop) => `देखें आपका ${shop} ऑर्डर कहाँ है, उसकी संख्या और फ़ोन नंबर के अंतिम 4 अंकों से।`,
  lead: "अपनी ऑर्डर संख्या और दिए हुए फ़ोन नंबर के अंतिम 4 अंक डालें। लॉग इन की ज़रूरत नहीं।",
  failed: "ऑर्डर का विवरण लोड नहीं हो सका",
  notFound: "ऑर्डर नहीं मिला। कृपया ऑर्डर संख्या और फ़ोन नंबर के अंतिम 4 अंक जाँचें।",
  order: (number) => `ऑर्डर ${number}`,
  expected: (day) => `${day} तक पहुँचने की उम्मीद`,
  another: "दूसरा ऑर्डर ट्रैक करें",
};
