// Blanks only behind a sign or a currency: anywhere else, a text of nothing but blanks would take hours.
const AMOUNT = /(?:[-−]\s*)?(?:(?:₹|rs\.?|inr)\s*)?(\d[\d,\s]*(?:\.\d+)?)/i;

/**
 * Reads an amount of rupees from a number or from a currency string such as `₹1,19,999.00`,
 * `Rs. 1199` or `1,199/-`. The first amount in the text counts.
 *
 * @returns rupees, with paise as decimals; `NaN` when the value holds no amount, so that an
 * unreadable price can never pass for a free product.
 */
export function parseRupees(value: number | string): number {
  if (typeof value === "number") return Number.isFinite(value) ? value : Number.NaN;
  const match = AMOUNT.exec(value);
  if (!match?.[1]) return Number.NaN;
  const amount = Number(match[1].replace(/[,\s]/g, ""));
  if (!Number.isFinite(amount)) return Number.NaN;
  return /^[-−]/.test(match[0]) && amount > 0 ? -amount : amount;
}

/**
 * How many percent below the MRP a price is: the one formula for what cards, product pages and carts
 * say. Whole, and rounded down, so that a shop never promises more than it gives.
 *
 * Counted in paise, because `(100 - 71) / 100` of floating-point rupees is a little less than 29 %.
 *
 * @returns 0 to 100; 0 where the price is not below the MRP, and where one of them is no amount
 */
export function discountPercent(price: number, mrp: number | null | undefined): number {
  const full = Math.round((mrp ?? 0) * 100);
  const paid = Math.round(price * 100);
  if (!(paid >= 0 && paid < full && Number.isSafeInteger(full * 100))) return 0;
  return Math.floor(((full - paid) * 100) / full);
}

/** One line of a cart or order as the totals need it. */
export interface PricedLine {
  /** Selling price of one piece, in rupees: the discounted price, else the MRP. */
  price: number;
  /** Maximum retail price of one piece, in rupees. */
  mrp: number;
  /** Pieces; whole, at least 1. */
  quantity: number;
}

/** The amounts of a price summary, all in rupees and never negative. */
export interface OrderTotals {
  /** MRP times quantity over all lines. */
  mrpTotal: number;
  /** Price times quantity over all lines. */
  discountedTotal: number;
  /** What the shopper saves against the MRP. */
  savings: number;
  /** The coupon's discount, at most what there is to pay. */
  couponDiscount: number;
  /** The tax on the discounted total, in whole rupees, taken before the coupon. */
  gst: number;
  /** Shipping charge; 0 is shown as FREE. */
  shipping: number;
  /** discountedTotal + gst + shipping − couponDiscount. */
  total: number;
}

/** What a shop adds to the price of the goods, and what it takes off. */
export interface OrderCharges {
  /** Tax as a fraction of the discounted total: 0.18 is 18 percent. */
  taxRate: number;
  /** Rupees an order. */
  shipping: number;
  /**
   * Flat discount in rupees.
   * @default 0
   */
  couponDiscount?: number | undefined;
}

/** Far above every price; keeps sums finite whatever comes in. */
const LARGEST = 1e9;
const positive = (value: number) => (value > 0 && value < LARGEST ? value : 0);
const toPaise = (value: number) => Math.round(value * 100) / 100;
/** Rates are counted in hundredths of a percent, so that half a rupee is never lost in a fraction. */
const RATE_PARTS = 10_000;

/**
 * The one formula for what an order costs. The browser shows its result and the server charges it,
 * so both always agree: 2799 of goods at a rate of 0.18 → GST 504 → total 3303.
 *
 * Negative and non-finite inputs, and those of a billion or more, count as 0.
 *
 * @param lines the selected lines only.
 * @param charges the shop's own tax rate and shipping, and the order's coupon.
 */
export function orderTotals(
  lines: readonly PricedLine[],
  { taxRate, shipping, couponDiscount = 0 }: OrderCharges,
): OrderTotals {
  let mrpTotal = 0;
  let discountedTotal = 0;
  for (const line of lines) {
    const quantity = Math.floor(positive(line.quantity));
    discountedTotal += positive(line.price) * quantity;
    mrpTotal += positive(line.mrp) * quantity;
  }
  discountedTotal = toPaise(discountedTotal);
  mrpTotal = toPaise(mrpTotal);
  const rateParts = Math.round(positive(taxRate) * RATE_PARTS);
  const gst = Math.round((discountedTotal * rateParts) / RATE_PARTS);
  const shippingCharge = toPaise(positive(shipping));
  const payable = toPaise(discountedTotal + gst + shippingCharge);
  const coupon = Math.min(toPaise(positive(couponDiscount)), payable);
  return {
    mrpTotal,
    discountedTotal,
    savings: toPaise(Math.max(0, mrpTotal - discountedTotal)),
    couponDiscount: coupon,
    gst,
    shipping: shippingCharge,
    total: toPaise(payable - coupon),
  };
}

/** Keys of the invoice rows that an order is created with, in their order. */
export const invoiceKeys = [
  "Cart Total",
  "Discounted Price",
  "Coupon Discount",
  "GST",
  "Shipping Charges",
  "Total Amount",
] as const;
/** One of {@link invoiceKeys}. */
export type InvoiceKey = (typeof invoiceKeys)[number];

/** The six invoice rows of an order create call, from its totals. */
export function invoiceRows(totals: OrderTotals): { key: InvoiceKey; value: number }[] {
  return [
    { key: "Cart Total", value: totals.mrpTotal },
    { key: "Discounted Price", value: totals.discountedTotal },
    { key: "Coupon Discount", value: totals.couponDiscount },
    { key: "GST", value: totals.gst },
    { key: "Shipping Charges", value: totals.shipping },
    { key: "Total Amount", value: totals.total },
  ];
}
