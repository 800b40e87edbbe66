export type { PriceSummaryMessages } from "./messages";
export { PriceSummary, type PriceSummaryProps } from "./PriceSummary";
