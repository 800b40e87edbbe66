export type { PopoverMessages } from "./messages";
export { Popover, type PopoverProps } from "./Popover";
