export type { PriceRangeMessages } from "./messages";
export { PriceRange, type PriceRangeProps } from "./PriceRange";
export type { PriceSpan } from "./span";
