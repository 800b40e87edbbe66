export interface TrackOrderFormMessages {
  orderNumber: string;
  orderNumberHint: string;
  phone: string;
  phoneHint: string;
  submit: string;
  orderNumberMissing: string;
  phoneMissing: string;
}

export const trackOrderFormMessages: TrackOrderFormMessages = {
  orderNumber: "Order number",
  orderNumberHint: "It is on your order confirmation.",
  phone: "Last 4 digits of your phone number",
  phoneHint: "Of the number that the order was placed with.",
  submit: "Track order",
  orderNumberMissing: "Enter your order number",
  phoneMissing: "Enter the last 4 digits of your phone number",
};
