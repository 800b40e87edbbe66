export interface PincodeCheckMessages {
  label: string;
  check: string;
  /** Shown when the pincode is not six digits. */
  invalid: string;
  /** Shown when parcels go there. */
  available: string;
  /** Shown when they do not. */
  unavailable: string;
}

export const pincodeCheckMessages: PincodeCheckMessages = {
  label: "Delivery pincode",
  check: "Check",
  invalid: "Please enter a valid 6-digit pincode",
  available: "Delivery available to this pincode (2-5 days)",
  unavailable: "We don’t deliver to this pincode yet",
};
