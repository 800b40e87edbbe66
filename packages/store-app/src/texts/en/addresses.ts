/** Addresses: the book, and the choice on the way to an order. */
export const addresses = {
  title: "Saved Address",
  description: "Where your orders go.",
  delivery: "Delivery address",
  deliverTo: "Deliver to",
  add: "Add an address",
  addAnother: "Add another address",
  close: "Close",
  saveAndDeliver: "Save and deliver here",
  change: "Change",
  setDefault: "Set as default",
  remove: "Delete",
  empty: "No address saved yet.",
  failed: "Failed to fetch addresses",
  saveFailed: "Failed to save address. Please try again.",
  addFailed: "Failed to add address. Please try again.",
  removeFailed: "Failed to delete address. Please try again.",
  defaultFailed: "Failed to set default address. Please try again.",
  confirm: {
    title: "Delete address",
    text: "Are you sure you want to delete this address?",
  },
};
