export type { HeaderActionsProps } from "./HeaderActions";
export type { SiteHeaderMessages } from "./messages";
export { SiteHeader, type SiteHeaderProps } from "./SiteHeader";
