export { AddressCard, type AddressCardProps } from "./AddressCard";
export { AddressChoice, type AddressChoiceProps, type AddressOption } from "./AddressChoice";
export type { AddressCardMessages } from "./messages";
