/** Pages that are announced but not open yet. */
export const placeholders = {
  tbyb: { title: "TBYB Gallery", text: () => "TBYB feature coming soon..." },
  settings: { title: "Settings", text: () => "Settings are coming soon." },
  helpCenter: {
    title: "Help Center",
    text: (helpEmail: string) =>
      `The help center is coming soon. Until then write to ${helpEmail}.`,
  },
  orders: { title: "Order History", text: () => "Order History - View and manage your orders." },
  bankDetails: {
    title: "Saved Bank Details",
    text: () =>
      "Saved Bank Details are coming soon. Until then a refund goes back to where the payment came from.",
  },
};
