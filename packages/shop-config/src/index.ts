export { type ShopFacts, shopFacts } from "./facts";
export { shop } from "./shop";
export type {
  Contacts,
  DefaultBanner,
  HexColor,
  Home,
  HomeSection,
  KnownCoupon,
  Language,
  LegalEntity,
  MenuEntry,
  Menus,
  OrderNumbers,
  Policies,
  Promo,
  Shipping,
  ShopConfig,
  SocialLink,
  Tax,
  Theme,
  Words,
} from "./types";
export { inLanguage } from "./words";
