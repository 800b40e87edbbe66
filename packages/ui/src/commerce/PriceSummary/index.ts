export type { PriceSummaryMessages } from "./messages";
export { PriceSummary, type PriceSummaryProps, type PriceSummaryRow } from "./PriceSummary";
