import type { ComponentProps, ReactNode } from "react";
import type { LinkComponentProps } from "../../theme/context";
import type { FormatRupeesOptions } from "../money";
import type { ProductPicture } from "../types";
import type { CartLineMessages } from "./messages";

export interface CartLineProps extends Omit<ComponentProps<"article">, "children"> {
  /** The product's name. */
  name: string;
  /** Address of the product's page. */
  href: string;
  /** More props for the name's link, such as the handlers of a prefetch. */
  linkProps?: Omit<LinkComponentProps, "href" | "children">;
  /** The picture, shown at 3:4. Without one the line shows a plain field. */
  picture?: ProductPicture;
  /** The chosen size, in words. */
  size?: string;
  /** What a shopper calls the colour. */
  color?: string;
  /** Price of one piece in rupees; the line shows it times the quantity. */
  price: number;
  /** Maximum retail price of one piece in rupees; struck through when above the price. */
  mrp?: number;
  /** The discount in percent where the shop states it; counted from price and MRP otherwise. */
  discountPercentage?: number;
  /**
   * Decimals of the amounts.
   * @default the provider's `paise`, else "always"
   */
  paise?: FormatRupeesOptions["paise"];
  /** Number of pieces, when the parent decides. */
  quantity?: number;
  /**
   * Number of pieces at the start, where the shop does not hold it itself.
   * @default 1
   */
  defaultQuantity?: number;
  /** Called with the new number of pieces. */
  onQuantityChange?: (quantity: number) => void;
  /**
   * Most pieces that can be had; a note says so when it is reached. With 0 the line is out of stock.
   * @default 10
   */
  maxQuantity?: number;
  /**
   * Whether the line counts in the totals, when the parent decides. There is a tick box only with this,
   * `defaultSelected` or `onSelectedChange`.
   */
  selected?: boolean;
  /**
   * Whether it is chosen at the start, where the shop does not hold it itself.
   * @default true
   */
  defaultSelected?: boolean;
  /** Called with whether it is chosen, when that changes. */
  onSelectedChange?: (selected: boolean) => void;
  /** Without it the line has no remove button. */
  onRemove?: () => void;
  /**
   * It was taken out of the cart a moment ago: one quiet row says so and offers the way back.
   * @default false
   */
  removed?: boolean;
  /** Puts a removed line back. */
  onUndo?: () => void;
  /**
   * A change of the line is on its way: its buttons wait and keep their focus.
   * @default false
   */
  busy?: boolean;
  /**
   * It can't be bought now: not selectable, no quantity; it can still be removed.
   * @default false
   */
  outOfStock?: boolean;
  /**
   * It is kept below the cart for another time: no tick box, its quantity in words, and it counts in
   * no total. The way back into the cart is one of its `actions`.
   * @default false
   */
  saved?: boolean;
  /** A sentence about this line: a price that changed, a delivery that takes longer. */
  note?: ReactNode;
  /** More that can be done with the line, as small quiet `Button`s: moving it to the wishlist. */
  actions?: ReactNode;
  /**
   * Level of the name in the page's outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<CartLineMessages>;
}
