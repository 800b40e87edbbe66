import { defineShop } from "@taanka/shop-config/check";

/** Another brand's shop: nothing in it is the first one's. */
export const shop = defineShop({
  name: "NEELAM",
  tagline: "Indigo, dyed by hand",
  blurb: "Indigo cloth from three villages.",
  goods: "Indigo dresses and wraps",
  description: "Hand-dyed indigo for slow days.",
  legal: {
    entity: "Neelam Dyeworks LLP",
    gstin: "24AAJFN5678K1Z3",
    address: ["4 Vat Road", "Bhuj, Gujarat 370001"],
  },
  contacts: { helpEmail: "ask@neelam.example" },
  policies: { grievanceOfficer: "Rehana Khatri", refundDays: 9 },
  social: [{ kind: "instagram", label: "Instagram", href: "https://www.instagram.com/neelam" }],
  currency: "INR",
  country: "India",
  phonePrefix: "+91",
  tax: { rate: 0.05, name: "IGST" },
  shipping: { charge: 60, deliveryDays: { from: 4, to: 7 } },
  orders: { numberPrefix: "NL", invoicePrefix: "NLM" },
  theme: {
    brand: "neel",
    mode: "light",
    themeColor: { light: "#F4F6FF", dark: "#0B1020" },
    accent: { light: "#2A37B5", dark: "#A3AEFF" },
    icon: "/neelam.svg",
  },
  languages: [
    { code: "en", locale: "en-IN", dir: "ltr", name: "English" },
    // No language of the shop runs from right to left: this one stands in for them.
    { code: "hi", locale: "ur-IN", dir: "rtl", name: "اردو" },
  ],
  menus: {
    headerCategories: 3,
    account: [{ key: "profile", path: "/profile" }],
    mobile: {
      visitor: [{ key: "login", path: "/login" }],
      signedIn: [{ key: "orders", path: "/orderhistory" }],
    },
    footer: {
      quick: [{ key: "faq", path: "/faq" }],
      legal: [{ key: "terms", path: "/terms", label: "The small print" }],
    },
  },
  home: {
    sections: [
      {
        name: "MostBought",
        layout: "row",
        path: "/view-all/MostBought",
        limit: 8,
        title: "Loved",
        label: "LOVED",
      },
    ],
    promos: [{ kind: "sustainability", path: "/view-all" }],
    defaultBanner: {
      image: "/neelam.webp",
      color: "#20306A",
      heading: "Blue, slowly",
      text: "From leaf to vat to cloth.",
      path: "/view-all",
      linkLabel: "See the cloth",
    },
  },
  coupons: [],
});
