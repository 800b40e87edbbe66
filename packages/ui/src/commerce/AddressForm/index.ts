export { AddressForm, type AddressFormProps } from "./AddressForm";
export type { AddressValues } from "./addressValues";
export type { AddressFormMessages } from "./messages";
export { type IndianState, indianStates } from "./states";
