export { Drawer, type DrawerProps } from "./Drawer";
export type { DrawerMessages } from "./messages";
