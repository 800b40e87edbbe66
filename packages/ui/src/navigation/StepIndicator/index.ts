export type { StepIndicatorMessages } from "./messages";
export { type Step, StepIndicator, type StepIndicatorProps } from "./StepIndicator";
