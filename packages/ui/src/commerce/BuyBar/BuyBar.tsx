"use client";

import type { ComponentProps, ReactNode } from "react";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { inElement } from "../../utils/inElement";
import type { FormatRupeesOptions } from "../money";
import { Price } from "../Price";
import * as css from "./BuyBar.css";
import { type BuyBarMessages, buyBarMessages } from "./messages";

export interface BuyBarProps extends Omit<ComponentProps<"section">, "children"> {
  /** What the shopper pays, in rupees. */
  price: number;
  /** Maximum retail price in rupees; struck through when above the price. */
  mrp?: number;
  /**
   * Decimals: `whenNotZero` while browsing, `always` in the purchase area.
   * @default the provider's `paise`, else "whenNotZero"
   */
  paise?: FormatRupeesOptions["paise"];
  /** A few words above the price: “Total”, “Size M”. */
  caption?: ReactNode;
  /** The one main action, a `Button`; it takes the room that is left. */
  action: ReactNode;
  /** A second action before it, best an `IconButton`: the wishlist, sharing. */
  secondary?: ReactNode;
  /**
   * `sticky` stays at the foot of the screen while its container is in view, so it goes last into
   * what it belongs to; a screen below 480 px of height leaves it at the end. `inline` stands where
   * it is put, in a bar of your own. `CheckoutFrame` and `ProductFrame` need no word of it.
   * @default "sticky"
   */
  placement?: "sticky" | "inline";
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<BuyBarMessages>;
}

/**
 * Price and main action in reach of a thumb, on screens narrower than 1024 px. Wider ones show them
 * beside the product and leave the bar out.
 */
export function BuyBar({
  price,
  mrp,
  paise,
  caption,
  action,
  secondary,
  placement = "sticky",
  messages,
  className,
  ...rest
}: BuyBarProps) {
  const text = useMessages("buyBar", buyBarMessages, messages);
  return (
    <section
      aria-label={text.label}
      {...rest}
      className={cx(css.bar, placement === "sticky" && css.sticky, className)}
    >
      <div className={css.words}>
        {caption && <p className={css.caption}>{caption}</p>}
        <Price className={css.price} price={price} mrp={mrp} paise={paise} discount="none" />
      </div>
      <div className={css.actions}>
        {inElement(secondary)}
        <div className={css.main}>{action}</div>
      </div>
    </section>
  );
}
