/** Paying, and the page after it. */
export const payment = {
  title: "Payment",
  description: "Choose how to pay.",
  payNow: "Pay now",
  total: "Total",
  /** On the button of an order that is paid in cash. */
  placeOrder: "Place order",
  notes: {
    Online: "Pay now & save additional charges of ₹50",
    COD: "min. charge ₹50",
  },
  cashUpTo: (amount: string) => `Available for orders up to ${amount}`,
  yourOrder: "Your order",
  methodMissing: "Please select a payment method",
  addressMissing: "Please select a delivery address",
  addressInvalid: "Invalid address format. Please select address again.",
  nothingSelected: "Nothing is selected.",
  cartChanged: "Your cart has changed. Please look at what you are about to buy, and try again.",
  /** Of a cart that holds nothing any more of what the page shows. */
  cartGone:
    "What you were about to buy is not in your cart any more. It may have been ordered from another tab or device: please look at your orders.",
  toOrders: "Go to your orders",
  addressGone:
    "The address that you chose is not in your book any more. Please look at where it goes, and try again.",
  /** Of an order that was sent when no answer came. */
  unheard:
    "We have not heard yet whether your order was placed. Please try again: it is placed only once.",
  totalChanged: (before: string, now: string) =>
    `The total was ${before} when you saw it last. It is ${now} now.`,
  allTaxes: "Inclusive of all taxes",
  failed: "Failed to create order. Please try again.",
  confirmed: {
    title: "Order Confirmed",
    description: "Your order has been placed.",
    heading: "Order Confirmed!",
    text: "Your order has been placed successfully.",
    paidBy: { Online: "Paid online.", COD: "You pay in cash when it arrives." },
    viewOrder: "View order",
    expected: (day: string) => `Expected by ${day}`,
  },
};
