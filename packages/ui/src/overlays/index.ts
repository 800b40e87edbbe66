export * from "./ConfirmDialog";
export * from "./Dialog";
export * from "./Drawer";
export * from "./DropdownMenu";
export * from "./Lightbox";
export type { PanelProps } from "./Panel";
export * from "./Popover";
export * from "./Tooltip";
