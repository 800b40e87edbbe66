export interface PriceSummaryMessages {
  /** Heading; the count of pieces follows it. */
  title: string;
  oneItem: string;
  /** `{count}` is a number other than 1. */
  items: string;
  mrpTotal: string;
  discount: string;
  coupon: string;
  /** `{code}` is the coupon's code. */
  couponWithCode: string;
  /** The tax where the shop gives it no name. */
  gst: string;
  /** The same where the rate is given, which is `{percent}`; `{tax}` is the name. */
  gstWithRate: string;
  shipping: string;
  /** In place of the amount when shipping costs nothing. */
  free: string;
  total: string;
  /** What is taken off; `{amount}` is a sum of money. */
  takenOff: string;
  /** `{amount}` is how far the goods are below their MRP. */
  savings: string;
}

export const priceSummaryMessages: PriceSummaryMessages = {
  title: "Price details",
  oneItem: "1 item",
  items: "{count} items",
  mrpTotal: "MRP total",
  discount: "Discount on MRP",
  coupon: "Coupon discount",
  couponWithCode: "Coupon discount ({code})",
  gst: "GST",
  gstWithRate: "{tax} ({percent}%)",
  shipping: "Shipping",
  free: "FREE",
  total: "Total amount",
  takenOff: "−{amount}",
  savings: "You save {amount} on MRP",
};
