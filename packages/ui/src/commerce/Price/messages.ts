export interface PriceMessages {
  /** Said before the price to a screen reader. */
  price: string;
  /** Said before the struck price to a screen reader: maximum retail price. */
  mrp: string;
  /** `{percent}` is a whole number. */
  discount: string;
}

export const priceMessages: PriceMessages = {
  price: "Price",
  mrp: "MRP",
  discount: "{percent}% OFF",
};
