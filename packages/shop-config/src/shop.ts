import type { ShopConfig } from "./types";

/** This shop. A brand edits this file; `types.ts` says what each line means. */
export const shop: ShopConfig = {
  name: "TAANKA",
  tagline: { en: "Stitched for the day you are having", hi: "आपके हर दिन के लिए सिला हुआ" },
  blurb: {
    en: "Sarees, lehengas, kurtis and suits from weavers, printers and embroiderers across India, sent to your door.",
    hi: "भारत भर के बुनकरों, छपाई और कढ़ाई करने वालों की साड़ियाँ, लहंगे, कुर्तियाँ और सूट, आपके दरवाज़े तक।",
  },
  goods: { en: "Sarees, lehengas, kurtis and suits", hi: "साड़ियाँ, लहंगे, कुर्तियाँ और सूट" },
  description: {
    en: "Sarees, lehengas, kurtis and suits for every day and every function: handloom silk, block prints and bridal work, with cash on delivery and easy returns.",
    hi: "हर दिन और हर मौक़े के लिए साड़ियाँ, लहंगे, कुर्तियाँ और सूट: हथकरघा रेशम, ब्लॉक प्रिंट और दुल्हन के काम वाले कपड़े, कैश ऑन डिलीवरी और आसान वापसी के साथ।",
  },
  legal: {
    entity: "Taanka Textiles Private Limited",
    gstin: "29AABCT1332L1Z5",
    address: ["27 Weavers’ Lane, Indiranagar", "Bengaluru, Karnataka 560038"],
  },
  contacts: { helpEmail: "help@taanka.example" },
  policies: {
    grievanceOfficer: { en: "our grievance officer", hi: "हमारे शिकायत अधिकारी" },
    refundDays: 5,
  },
  social: [
    { kind: "facebook", label: "Facebook", href: "https://www.facebook.com/" },
    { kind: "instagram", label: "Instagram", href: "https://www.instagram.com/" },
    { kind: "whatsapp", label: "WhatsApp", href: "https://www.whatsapp.com/" },
  ],
  currency: "INR",
  country: "India",
  phonePrefix: "+91",
  tax: { rate: 0.18, name: "GST" },
  shipping: {
    charge: 0,
    deliveryDays: { from: 2, to: 5 },
    promise: { en: "2-3 days to 100+ pincodes", hi: "100+ पिनकोड पर 2-3 दिन में" },
  },
  orders: { numberPrefix: "TK", invoicePrefix: "TK" },
  theme: {
    brand: "taanka",
    mode: "system",
    themeColor: { light: "#FBF8F2", dark: "#17110F" },
    accent: { light: "#7A1737", dark: "#E58AA3" },
    icon: "/favicon.svg",
  },
  languages: [
    { code: "en", locale: "en-IN", dir: "ltr", name: "English" },
    { code: "hi", locale: "hi-IN", dir: "ltr", name: "हिन्दी" },
  ],
  menus: {
    headerCategories: 5,
    account: [
      { key: "profile", path: "/profile" },
      { key: "orders", path: "/orderhistory" },
      { key: "addresses", path: "/savedaddress" },
      { key: "tbyb", path: "/tbyb" },
      { key: "partner", path: "/partner" },
      { key: "settings", path: "/settings" },
      { key: "help", path: "/helpcenter" },
    ],
    mobile: {
      visitor: [
        { key: "login", path: "/login" },
        { key: "register", path: "/register" },
        { key: "trackOrder", path: "/track-order" },
        { key: "partner", path: "/partner" },
      ],
      signedIn: [
        { key: "profile", path: "/profile" },
        { key: "orders", path: "/orderhistory" },
        { key: "addresses", path: "/savedaddress" },
        { key: "wishlist", path: "/wishlist" },
        { key: "cart", path: "/cart" },
        { key: "tbyb", path: "/tbyb" },
        { key: "settings", path: "/settings" },
        { key: "help", path: "/helpcenter" },
      ],
    },
    footer: {
      quick: [
        { key: "trackOrder", path: "/track-order" },
        { key: "orderHistory", path: "/order-history" },
        { key: "faq", path: "/faq" },
      ],
      legal: [
        { key: "terms", path: "/terms" },
        { key: "privacy", path: "/privacy" },
        { key: "returns", path: "/returns" },
        { key: "shipping", path: "/shipping" },
      ],
    },
  },
  home: {
    sections: [
      {
        name: "Everydaytoevent",
        layout: "tabs",
        path: "/view-all/Everydaytoevent",
        limit: 12,
        title: { en: "Everyday to Event", hi: "रोज़ से ख़ास दिन तक" },
        label: { en: "ON SALE", hi: "सेल में" },
      },
      {
        name: "TurnHeads",
        layout: "slides",
        path: "/view-all/TurnHeads",
        limit: 6,
        title: { en: "Turn Heads", hi: "सबकी नज़र में" },
        label: { en: "CUSTOMER'S CHOICE", hi: "ग्राहकों की पसंद" },
      },
      {
        name: "MostBought",
        layout: "row",
        path: "/view-all/MostBought",
        limit: 10,
        title: { en: "Most Bought", hi: "सबसे ज़्यादा बिके" },
        label: { en: "POPULAR", hi: "लोकप्रिय" },
      },
    ],
    promos: [
      { kind: "sustainability", path: "/subcategory/handloom-sarees" },
      { kind: "wardrobe", path: "/view-all/campaign/half-price" },
      { kind: "tryOn", path: "/try-before" },
    ],
    defaultBanner: {
      image: "/default-banner.webp",
      portraitImage: "/default-banner-upright.webp",
      color: "#E8D8C8",
      heading: { en: "Stitched for the day you are having", hi: "आपके हर दिन के लिए सिला हुआ" },
      text: {
        en: "Sarees, lehengas, kurtis and suits from weavers, printers and embroiderers across India.",
        hi: "भारत भर के बुनकरों, छपाई और कढ़ाई करने वालों की साड़ियाँ, लहंगे, कुर्तियाँ और सूट।",
      },
      path: "/view-all",
      linkLabel: { en: "Shop now", hi: "अभी ख़रीदें" },
    },
  },
  coupons: [
    { code: "TAANKA2025", discount: 200, perPerson: 1 },
    { code: "WELCOME10", discount: 100, perPerson: 1 },
    { code: "SAVE50", discount: 50, perPerson: 5 },
  ],
};
