export type { SizeSelectorMessages } from "./messages";
export { type SizeOption, SizeSelector, type SizeSelectorProps } from "./SizeSelector";
