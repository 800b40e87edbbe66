export type { ReviewSummaryMessages } from "./messages";
export { ReviewSummary, type ReviewSummaryProps, type StarCount } from "./ReviewSummary";
