export { AccountMenu, type AccountMenuProps, type AccountPage } from "./AccountMenu";
export type { AccountMenuMessages } from "./messages";
