export { AccountMenu, type AccountMenuEntry, type AccountMenuProps } from "./AccountMenu";
export type { AccountMenuMessages } from "./messages";
