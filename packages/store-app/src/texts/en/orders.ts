/** Orders that were placed. */
export const orders = {
  history: "Order History",
  historyDescription: (shop: string) => `Your orders at ${shop}.`,
  historyFailed: "Failed to fetch order history",
  empty: "You have not placed any orders yet.",
  idMissing: "Order ID not found",
  order: "Order",
  orderNumber: (number: string) => `Order ${number}`,
  description: "Follow your order.",
  confirmed: "Order Confirmed",
  cancelled: "Order Cancelled",
  pending: "Payment Pending",
  paymentFailed: "Payment Failed",
  processing: "Under Processing...",
  onTheWay: "On its way to you.",
  delivered: "Delivered. We hope you love it.",
  closed: "Your order is cancelled & the transaction is closed from our end.",
  waiting: "Your order is waiting for its payment.",
  noPaymentPage:
    "The payment page can't be opened right now. Nothing has been paid. Please try again in a little while.",
  failedPayment:
    "Your payment was not completed, so this order was not placed. You have not been charged.",
  failedLate: "Your payment was not completed in time, so this order was not placed.",
  paidLate: (amount: string) =>
    `Your payment of ${amount} came later and goes back to where it came from.`,
  paidLateReturned: (amount: string) =>
    `Your payment of ${amount} came later and was sent back to where it came from.`,
  /** How such a payment stands, until it is sent back. */
  paidTooLate: "Paid too late",
  viewCart: "View cart",
  nothingPaid: "Nothing was paid, so there is nothing to refund.",
  payNow: "Pay now",
  cancel: "Cancel order",
  return: "Return or exchange",
  invoice: "Invoice",
  details: "Order Details",
  /** What the API's statuses are called. */
  statuses: {
    "Order Placed": "Order Placed",
    "Ready to Dispatch": "Ready to Dispatch",
    Dispatched: "Dispatched",
    Delivered: "Delivered",
    "Order Cancelled": "Order Cancelled",
    "Refund Processed": "Refund Processed",
    "Payment Pending": "Payment Pending",
    "Payment Failed": "Payment Failed",
  } as Record<string, string>,
  payment: "Payment",
  /** How an order was or will be paid, by the API's names. */
  methods: {
    Online: "Online, by UPI or card",
    COD: "Cash on delivery",
    upi: "UPI",
  } as Record<string, string>,
  paymentStates: {
    pending: "Waiting for the payment",
    failed: "Not paid",
    paid: "Paid",
    refunded: "Refunded",
  } as Record<string, string>,
  /** Of a cancelled order that was paid. */
  paidGoesBack: (amount: string) => `Paid. ${amount} is on its way back to you.`,
  cashDue: "To be paid in cash when it arrives",
  returns: "Returns and exchanges",
  returnKinds: { refund: "Return", exchange: "Exchange" } as Record<string, string>,
  returnStates: {
    Requested: "Requested",
    Completed: "Completed",
    Rejected: "Rejected",
  } as Record<string, string>,
  returnOf: (kind: string, quantity: number, product: string) =>
    `${kind}: ${quantity} × ${product}`,
  exchangedFor: (size: string, color: string) => `In exchange: ${color} / ${size}`,
  refundOf: (amount: string) => `Refund ${amount}`,
  items: "Items",
  product: "Product",
  cached: "Unable to fetch latest order details. Showing cached information.",
  invalidId: "Invalid order ID",
  notFound: "Order Not Found",
  notFoundText: "The order may not exist, or you may lack permission to view it.",
  failed: "Failed to fetch order details",
};
