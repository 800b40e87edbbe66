"use client";

import type { ComponentProps } from "react";
import { useMessages, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { type PriceMessages, priceMessages } from "./messages";
import * as css from "./Price.css";
import { type PriceParts, priceContent } from "./priceContent";

export interface PriceProps extends Omit<ComponentProps<"span">, "children">, PriceParts {
  /**
   * `small` on dense lists, `large` on a product page.
   * @default "medium"
   */
  size?: "small" | "medium" | "large";
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<PriceMessages>;
}

/**
 * What a product costs: the price, the MRP struck through where it is higher, and the discount.
 * A screen reader hears “Price” and “MRP” before the amounts.
 */
export function Price({
  price,
  mrp,
  discount,
  discountPercentage,
  paise: own,
  size = "medium",
  messages,
  className,
  ...rest
}: PriceProps) {
  const text = useMessages("price", priceMessages, messages);
  const { locale, paise: everywhere } = useTheme();
  const paise = own ?? everywhere;
  const sizeClass = size === "large" ? css.large : size === "small" && css.small;
  return (
    <span {...rest} className={cx(css.root, sizeClass, className)}>
      {priceContent({ price, mrp, discount, discountPercentage, paise }, text, locale)}
    </span>
  );
}
