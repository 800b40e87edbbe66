export interface QuantityStepperMessages {
  /** Default of `label`. */
  label: string;
  increase: string;
  decrease: string;
}

export const quantityStepperMessages: QuantityStepperMessages = {
  label: "Quantity",
  increase: "Increase quantity",
  decrease: "Decrease quantity",
};
