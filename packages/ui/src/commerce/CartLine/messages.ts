export interface CartLineMessages {
  /** Name of the tick box; `{product}` is the product's name. */
  select: string;
  /** Name of the button; `{product}` is the product's name. */
  remove: string;
  /** Name of the button of a saved line; `{product}` is the product's name. */
  removeSaved: string;
  /** How many pieces are saved, where it is not one; `{count}` is their number. */
  pieces: string;
  /** Names the quantity's buttons; `{product}` is the product's name. */
  quantity: string;
  /** `{size}` is a size's name. */
  size: string;
  /** Beside the sum of several pieces; `{price}` is the price of one. */
  each: string;
  outOfStock: string;
  /** No more can be had; `{max}` is the quantity reached. */
  maxReached: string;
  /** More are in the cart than there are; `{max}` are left. */
  tooMany: string;
  /** Fewer can be had than are saved; `{max}` are left. */
  fewLeft: string;
  /** In place of a line that was taken out; `{product}` is the product's name. */
  removed: string;
  /** Puts it back. */
  undo: string;
}

export const cartLineMessages: CartLineMessages = {
  select: "Select {product}",
  remove: "Remove {product} from cart",
  removeSaved: "Remove {product}",
  pieces: "{count} pieces",
  quantity: "Quantity of {product}",
  size: "Size {size}",
  each: "{price} each",
  outOfStock: "Out of stock",
  maxReached: "No more than {max} can be ordered",
  tooMany: "Only {max} left: please lower the quantity",
  fewLeft: "Only {max} left",
  removed: "{product} was removed",
  undo: "Undo",
};
