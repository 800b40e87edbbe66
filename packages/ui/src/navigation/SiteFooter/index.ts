export type { SocialLink } from "./FooterColumns";
export type { LanguageLink } from "./LanguageLinks";
export type { SiteFooterMessages } from "./messages";
export { SiteFooter, type SiteFooterProps } from "./SiteFooter";
