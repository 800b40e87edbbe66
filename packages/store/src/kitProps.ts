import type { ReturnReason } from "@taanka/api-client/contract";

/*
 * What a component of the kit takes of the contract's data, as far as hooks and functions of the store
 * give it. `kitProps.test.ts` holds that each can be given to the kit as it is.
 */

/** A picture at several widths. */
export interface Picture {
  src: string;
  srcSet?: string;
  /** As of an `img`. */
  sizes?: string;
  alt: string;
  /** Dominant colour, `#rrggbb`. */
  color?: string;
}

/** A colour that a product comes in. */
export interface Color {
  id: string;
  name: string;
  /** `#rrggbb` */
  hex: string;
}

/** A size to choose from. */
export interface Size {
  size: string;
  label: string;
  soldOut: boolean;
}

/** An address as it is written on a parcel. */
export interface PostalAddress {
  name: string;
  phone: string;
  line1: string;
  line2?: string;
  city: string;
  state: string;
  pincode: string;
}

/** What an address form holds. */
export interface AddressFormValues extends Required<PostalAddress> {
  isDefault: boolean;
}

/** A line of an order as it was bought. */
export interface OrderedLine {
  id: string;
  name: string;
  href?: string;
  picture?: Picture;
  size?: string;
  color?: string;
  quantity: number;
  /** Rupees for one piece. */
  price: number;
}

/** What a shopper asks to send back. */
export interface ReturnRequest {
  kind: "refund" | "exchange";
  lines: readonly { id: string; quantity: number; variantId?: string }[];
  reason: ReturnReason;
  description: string;
}
