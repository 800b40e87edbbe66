export { ErrorState, type ErrorStateProps } from "./ErrorState";
export type { ErrorStateMessages } from "./messages";
