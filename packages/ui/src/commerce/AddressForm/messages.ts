import type { IndianState } from "./states";

export interface AddressFormMessages {
  name: string;
  phone: string;
  pincode: string;
  address: string;
  /** Label of the second line, which may stay empty. */
  line2: string;
  city: string;
  state: string;
  statePlaceholder: string;
  /** Label of the checkbox. */
  makeDefault: string;
  submit: string;
  /** Title of the summary while a required field is empty. */
  fillRequired: string;
  phoneDigits: string;
  pincodeDigits: string;
  nameMissing: string;
  phoneMissing: string;
  pincodeMissing: string;
  addressMissing: string;
  cityMissing: string;
  stateMissing: string;
  /** Below the state while its pincode lies in another one: `{states}`. */
  stateElsewhere: string;
  /** What states are called in this language, where it is not their English name. */
  stateNames: Partial<Record<IndianState, string>>;
}

export const addressFormMessages: AddressFormMessages = {
  name: "Name",
  phone: "Phone number",
  pincode: "Pincode",
  address: "Address",
  line2: "Apartment, area or landmark",
  city: "City",
  state: "State",
  statePlaceholder: "Select a state",
  makeDefault: "Make this my default address",
  submit: "Save address",
  fillRequired: "Please fill all required fields",
  phoneDigits: "Phone number must be exactly 10 digits",
  pincodeDigits: "Pincode must be exactly 6 digits",
  nameMissing: "Enter the name of who receives the parcel",
  phoneMissing: "Enter a phone number",
  pincodeMissing: "Enter the pincode",
  addressMissing: "Enter the house number and street",
  cityMissing: "Enter the city or town",
  stateMissing: "Choose the state",
  stateElsewhere: "This pincode is in {states}. Is the state right?",
  stateNames: {},
};
