export { ColorSwatches, type ColorSwatchesProps } from "./ColorSwatches";
export type { ColorSwatchesMessages } from "./messages";
