import type { ShopConfig } from "./types";

/** This shop. A brand edits this file; `types.ts` says what each line means. */
export const shop: ShopConfig = {
  name: "TAANKA",
  tagline: "Stitched for the day you are having",
  blurb:
    "Sarees, lehengas, kurtis and suits from weavers, printers and embroiderers across India, sent to your door.",
  goods: "Sarees, lehengas, kurtis and suits",
  description:
    "Sarees, lehengas, kurtis and suits for every day and every function: handloom silk, block prints and bridal work, with cash on delivery and easy returns.",
  legal: {
    entity: "Taanka Textiles Private Limited",
    gstin: "29AABCT1332L1Z5",
    address: ["27 Weavers’ Lane, Indiranagar", "Bengaluru, Karnataka 560038"],
    email: "legal@taanka.example",
  },
  contacts: { helpEmail: "help@taanka.example" },
  social: [
    { kind: "facebook", label: "Facebook", href: "https://www.facebook.com/" },
    { kind: "instagram", label: "Instagram", href: "https://www.instagram.com/" },
    { kind: "whatsapp", label: "WhatsApp", href: "https://www.whatsapp.com/" },
  ],
  currency: "INR",
  country: "India",
  phonePrefix: "+91",
  tax: { rate: 0.18, name: "GST" },
  shipping: { charge: 0, deliveryDays: { from: 2, to: 5 } },
  orders: { numberPrefix: "TK", invoicePrefix: "TK" },
  theme: {
    brand: "taanka",
    mode: "system",
    themeColor: { light: "#FBF8F2", dark: "#17110F" },
    icon: "/favicon.svg",
  },
  languages: [{ code: "en", locale: "en-IN", dir: "ltr", name: "English" }],
  menus: {
    headerCategories: 5,
    account: [
      { key: "profile", path: "/profile" },
      { key: "orders", path: "/orderhistory" },
      { key: "addresses", path: "/savedaddress" },
      { key: "tbyb", path: "/tbyb" },
      { key: "settings", path: "/settings" },
      { key: "help", path: "/helpcenter" },
    ],
    mobile: {
      visitor: [
        { key: "login", path: "/login" },
        { key: "register", path: "/register" },
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
        { key: "orderHistory", path: "/order-history" },
        { key: "faq", path: "/faq" },
      ],
      legal: [
        { key: "terms", path: "/terms" },
        { key: "privacy", path: "/privacy" },
        { key: "returns", path: "/returns" },
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
        title: "Everyday to Event",
        label: "ON SALE",
      },
      {
        name: "TurnHeads",
        layout: "slides",
        path: "/view-all/TurnHeads",
        limit: 8,
        title: "Turn Heads",
        label: "CUSTOMER'S CHOICE",
      },
      {
        name: "MostBought",
        layout: "row",
        path: "/view-all/MostBought",
        limit: 10,
        title: "Most Bought",
        label: "POPULAR",
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
      heading: "Stitched for the day you are having",
      text: "Sarees, lehengas, kurtis and suits from weavers, printers and embroiderers across India.",
      path: "/view-all",
      linkLabel: "Shop now",
    },
  },
  coupons: [
    { code: "TAANKA2025", discount: 200 },
    { code: "WELCOME10", discount: 100 },
    { code: "SAVE50", discount: 50 },
  ],
};
