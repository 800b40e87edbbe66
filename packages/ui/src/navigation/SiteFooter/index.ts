export type { SiteFooterMessages } from "./messages";
export { SiteFooter, type SiteFooterProps } from "./SiteFooter";
