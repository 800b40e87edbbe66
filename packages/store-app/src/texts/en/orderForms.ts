/** Cancelling, returning and the invoice. */
export const orderForms = {
  /** Of a description, by how many characters. */
  tooLong: (by: number) =>
    `Your description is too long by ${by} ${by === 1 ? "character" : "characters"}. Please shorten it.`,
  cancel: {
    title: "Cancel Order",
    description: "Cancel an order that is not on its way yet.",
    loading: "Loading Order Details...",
    failed: "Error Loading Order",
    tryAgain: "Try Again",
    loadFailed: "Failed to load order details",
    login: "Please login to cancel order",
    caption: "Winter collections",
    done: "Order cancelled successfully!",
    sendFailed: "Failed to cancel order. Please try again.",
    refundNote: "It reaches you within 3 days of the cancellation.",
  },
  return: {
    title: "Return or Exchange",
    description: "Send back pieces of a delivered order.",
    closed: "This order cannot be returned or exchanged",
    closedText: (days: number) =>
      `Pieces can go back within ${days} days of their delivery, each of them once.`,
    backToOrder: "Back to the order",
    kinds: {
      refund: "The money goes back to you",
      exchange: "Another size or colour, nothing to pay",
    },
    refundOfCash: "To a bank account, which we ask you for when we come for the pieces",
    note: "We check the pieces as soon as they arrive and settle it within 5 working days.",
    underWay: "A return or an exchange of this piece is under way already",
    returned: "This piece has gone back already",
    done: "Your request has reached us. We will come for the pieces.",
    failed: "Your request could not be sent. Please try again.",
  },
  invoice: {
    title: "Invoice",
    description: "The tax invoice of your order.",
    missing: "There is no invoice yet",
    missingText: "It is made as soon as the order is placed and, if you pay online, paid.",
    goods: "Taxable value",
    tax: (name: string, percent: number) => `${name} ${percent}%`,
    coupon: "Coupon discount",
    shipping: "Shipping",
    cancelled: "This order was cancelled. What was paid goes back.",
    terms: "This invoice was made by computer and needs no signature.",
  },
};
