import type { PictureProps } from "../layout/Picture";

/** A colour that a product comes in. */
export interface ColorOption {
  /** What the shop calls it in its data. */
  id: string;
  /** What a shopper calls it: “Madder Maroon”. */
  name: string;
  /** CSS colour of the swatch: `#rrggbb`, a name or one function; what is no colour is ignored. */
  hex: string;
}

/** A picture of a product; it is always shown at 3:4. */
export type ProductPicture = Pick<
  PictureProps,
  "src" | "alt" | "sources" | "srcSet" | "sizes" | "color" | "focalPoint"
>;

/** Where a parcel goes in India. */
export interface PostalAddress {
  /** Who receives it. */
  name: string;
  /** Mobile number without the country code: ten digits. */
  phone: string;
  /** House number and street. */
  line1: string;
  /** Apartment, area or landmark. */
  line2?: string;
  /** City or town. */
  city: string;
  /** State or union territory. */
  state: string;
  /** Six digits. */
  pincode: string;
}

/** A reason of the shop's own for cancelling an order, or for sending a piece back. */
export interface ReasonOption<Reason extends string = string> {
  /** What the form hands over. */
  value: Reason;
  /** What the shopper reads. */
  label: string;
}
