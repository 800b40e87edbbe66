export type { OrderSummaryMessages } from "./messages";
export { OrderSummary, type OrderSummaryLine, type OrderSummaryProps } from "./OrderSummary";
