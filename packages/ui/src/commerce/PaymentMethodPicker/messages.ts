export interface PaymentMethodPickerMessages {
  /** Names the group. */
  label: string;
  prepaid: string;
  prepaidNote: string;
  cashOnDelivery: string;
  cashOnDeliveryNote: string;
}

export const paymentMethodPickerMessages: PaymentMethodPickerMessages = {
  label: "Payment method",
  prepaid: "Prepaid",
  prepaidNote: "Pay now & save additional charges of ₹50",
  cashOnDelivery: "Cash On Delivery",
  cashOnDeliveryNote: "min. charge ₹50",
};
