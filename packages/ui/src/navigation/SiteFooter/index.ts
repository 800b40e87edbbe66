export type { SocialLink } from "./FooterColumns";
export type { SiteFooterMessages } from "./messages";
export { SiteFooter, type SiteFooterProps } from "./SiteFooter";
