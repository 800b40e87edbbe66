export interface PincodeCheckMessages {
  label: string;
  check: string;
  /** Shown when the pincode is not six digits. */
  invalid: string;
  /** Shown when parcels go there. */
  available: string;
  /** The same where the shop says how long it takes; `{time}` is that. */
  availableWithin: string;
  /** Shown when they do not. */
  unavailable: string;
}

export const pincodeCheckMessages: PincodeCheckMessages = {
  label: "Delivery pincode",
  check: "Check",
  invalid: "Please enter a valid 6-digit pincode",
  available: "Delivery available to this pincode",
  availableWithin: "Delivery available to this pincode ({time})",
  unavailable: "We don’t deliver to this pincode yet",
};
