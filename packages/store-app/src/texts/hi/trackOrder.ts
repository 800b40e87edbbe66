import type { Texts } from "..";

/** Finding an order without signing in. */
export const trackOrder: Texts["trackOrder"] = {
  title: "ऑर्डर ट्रैक करें",
  description: (shop) => `देखें आपका ${shop} ऑर्डर कहाँ है, उसके नंबर और फ़ोन के आख़िरी चार अंकों से।`,
  lead: "अपने ऑर्डर का नंबर और दिए हुए फ़ोन नंबर के आख़िरी चार अंक डालें। लॉग इन की ज़रूरत नहीं।",
  failed: "ऑर्डर का विवरण लोड नहीं हो सका",
  notFound: "ऑर्डर नहीं मिला। कृपया उसका नंबर और फ़ोन नंबर के चार अंक जाँचें।",
  order: (number) => `ऑर्डर ${number}`,
  expected: (day) => `${day} तक पहुँचने की उम्मीद`,
  another: "दूसरा ऑर्डर ट्रैक करें",
};
