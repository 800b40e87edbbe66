export { BuyBar, type BuyBarProps } from "./BuyBar";
export type { BuyBarMessages } from "./messages";
