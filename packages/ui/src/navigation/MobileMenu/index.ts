export { MobileMenu, type MobileMenuProps } from "./MobileMenu";
export type { MobileMenuMessages } from "./messages";
