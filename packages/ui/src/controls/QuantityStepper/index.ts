export type { QuantityStepperMessages } from "./messages";
export { QuantityStepper, type QuantityStepperProps } from "./QuantityStepper";
