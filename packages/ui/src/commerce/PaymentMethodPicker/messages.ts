export interface PaymentMethodPickerMessages {
  /** Names the group. */
  label: string;
  prepaid: string;
  cashOnDelivery: string;
}

export const paymentMethodPickerMessages: PaymentMethodPickerMessages = {
  label: "Payment method",
  prepaid: "Prepaid",
  cashOnDelivery: "Cash On Delivery",
};
