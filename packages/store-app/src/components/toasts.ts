/** How long toasts of the account and of a purchase stay: shorter than others. */
export const briefly = { duration: 2000 };
