export { ErrorSummary, type ErrorSummaryProps, type FieldError } from "./ErrorSummary";
export type { ErrorSummaryMessages } from "./messages";
