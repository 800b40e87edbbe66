/** The way to an order. */
export const checkoutSteps = [{ label: "Cart", href: "/cart" }, { label: "Payment" }];

/** Seconds that toasts of the account and purchase screens stay, in ms. */
export const purchaseToast = { duration: 2000 };
