export type { PriceMessages } from "./messages";
export { Price, type PriceProps } from "./Price";
export type { PriceParts } from "./priceContent";
