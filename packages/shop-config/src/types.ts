/**
 * Words that a person reads: the same in every language, or one text a language by its code, such
 * as `{ en: "Sarees", hi: "साड़ियाँ" }`. A language that is missing gets the first language's.
 */
export type Words = string | Readonly<Record<string, string>>;

/** A colour as `#RRGGBB`. */
export type HexColor = `#${string}`;

/** The company behind the shop, as invoices and legal pages name it. */
export interface LegalEntity {
  /** Registered name. */
  entity: string;
  /** GST identification number, 15 characters. */
  gstin: string;
  /** Registered address, line by line. */
  address: readonly string[];
}

/** How shoppers reach the shop. */
export interface Contacts {
  helpEmail: string;
}

/** What the small print promises, beside what the law has it say. */
export interface Policies {
  /** Who answers complaints, as the law on e-commerce asks: a name or an office. */
  grievanceOfficer: Words;
  /** Working days until a refund has arrived. */
  refundDays: number;
}

/** A page of the shop on a network. */
export interface SocialLink {
  /** Decides the icon. */
  kind: "facebook" | "instagram" | "whatsapp";
  /** Name of the link, heard only. */
  label: string;
  /** Address with its scheme. */
  href: string;
}

/** The tax on goods. */
export interface Tax {
  /** A fraction of the goods' price: 0.18 is 18 percent. */
  rate: number;
  /** What invoices and totals call it. */
  name: string;
}

/** What sending an order costs and how long it takes. */
export interface Shipping {
  /** Rupees an order; 0 is shown as FREE. */
  charge: number;
  /** Days until an order arrives; the later one is promised when it is placed. */
  deliveryDays: { from: number; to: number };
  /**
   * How fast orders arrive, in a few words beside the button that buys. Left out, nothing is said
   * there.
   */
  promise?: Words;
}

/** How orders and invoices are numbered. */
export interface OrderNumbers {
  /** Before the year and count: `TK` makes `TK-2026-000001`. */
  numberPrefix: string;
  /**
   * Before the financial year and count: `TK` makes `TK/26-27/000001`. At most three characters,
   * for an invoice number may have sixteen.
   */
  invoicePrefix: string;
}

/** How the shop looks. */
export interface Theme {
  /** Name of a brand of the kit. */
  brand: string;
  /** Whether pages are light, dark, or as the device is. */
  mode: "light" | "dark" | "system";
  /** Colour of the ground where the kit does not draw it, and of the browser's own frame. */
  themeColor: { light: HexColor; dark: HexColor };
  /**
   * Main colour where the kit does not draw it, such as on a payment's page: white words stand on
   * the light one, dark words on the dark one.
   */
  accent: { light: HexColor; dark: HexColor };
  /** Path of the icon, an SVG. */
  icon: string;
}

/** A language that shoppers can read the shop in. */
export interface Language {
  /** Name of its texts, and its place in {@link Words}. */
  code: string;
  /** BCP 47 tag, which decides how numbers and days are written. */
  locale: string;
  dir: "ltr" | "rtl";
  /** Its own name for itself. */
  name: string;
}

/** An entry of a menu. */
export interface MenuEntry {
  /** Names the entry: its icon and, without a label, its text in the storefront's texts. */
  key: string;
  /** Path of the page, such as `/faq`. */
  path: string;
  /** Other words than the storefront's own. */
  label?: Words;
}

/** The shop's menus. */
export interface Menus {
  /** How many categories the header shows; the menu of narrow screens shows all. */
  headerCategories: number;
  /** The account area's side menu; logging out is added. */
  account: readonly MenuEntry[];
  /** What the menu of narrow screens offers, below the categories. */
  mobile: { visitor: readonly MenuEntry[]; signedIn: readonly MenuEntry[] };
  /** The footer's two columns of links. */
  footer: { quick: readonly MenuEntry[]; legal: readonly MenuEntry[] };
}

/** A curated section of the home page. */
export interface HomeSection {
  /** Name of the section in the API. */
  name: string;
  /** How it shows its products: tabs by subcategory, slides of three, or a row that scrolls. */
  layout: "tabs" | "slides" | "row";
  /** Path of its whole list. */
  path: string;
  /** The most products that it shows. */
  limit: number;
  /** Heading while the API names none. */
  title: Words;
  /** On the cards of products that have no discount. */
  label: Words;
}

/** An editorial block of the home page. */
export interface Promo {
  kind: "sustainability" | "wardrobe" | "tryOn";
  /** Path that it leads to. */
  path: string;
}

/** A banner that stands in when the API has none. */
export interface DefaultBanner {
  /** Path of the picture. */
  image: string;
  /** The same for narrow screens. */
  portraitImage?: string;
  /** Shown until the picture is there. */
  color: HexColor;
  heading: Words;
  text: Words;
  /** Path that it leads to. */
  path: string;
  linkLabel: Words;
}

/** What the home page is made of. */
export interface Home {
  /** In their order on the page. */
  sections: readonly HomeSection[];
  /** In their order, below the sections. */
  promos: readonly Promo[];
  defaultBanner: DefaultBanner;
}

/** A coupon that the cart knows without asking the API, which has the last word. */
export interface KnownCoupon {
  code: string;
  /** Rupees off the order. */
  discount: number;
  /** How often one person may use it, in a shop that begins with it. As often as they like when left out. */
  perPerson?: number;
}

/** Everything that makes a shop this brand's. */
export interface ShopConfig {
  /** As it is written everywhere: titles, word mark, messages, invoices. */
  name: string;
  /** A few words of what the shop stands for. */
  tagline: Words;
  /** A sentence about the shop, below the tagline. */
  blurb: Words;
  /** What is sold, in a few words: the home page's title beside the name. */
  goods: Words;
  /** The shop as search engines show it. */
  description: Words;
  legal: LegalEntity;
  contacts: Contacts;
  policies: Policies;
  social: readonly SocialLink[];
  /** ISO 4217. The contract counts in rupees. */
  currency: "INR";
  /** Country of every address, as it is written on parcels. */
  country: string;
  /** Before every phone number. */
  phonePrefix: string;
  tax: Tax;
  shipping: Shipping;
  orders: OrderNumbers;
  theme: Theme;
  /** The first is the one of addresses without a language. */
  languages: readonly [Language, ...Language[]];
  menus: Menus;
  home: Home;
  coupons: readonly KnownCoupon[];
}
