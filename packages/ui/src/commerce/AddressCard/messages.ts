export interface AddressCardMessages {
  /** Badge of the default address. */
  defaultBadge: string;
  /** Heard before the phone number. */
  phone: string;
  /** Last line: `{city}`, `{state}` and `{pincode}`. */
  place: string;
}

export const addressCardMessages: AddressCardMessages = {
  defaultBadge: "Default",
  phone: "Phone",
  place: "{city}, {state} {pincode}",
};
