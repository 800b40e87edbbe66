"use client";

import { bare } from "../../styles/bare.css";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { useMessages } from "../../theme/context";
import { fill } from "../../utils/fill";
import { Badge, type BadgeProps } from "../Badge";
import { discountPercent } from "../money";
import { type DiscountBadgeMessages, discountBadgeMessages } from "./messages";

export interface DiscountBadgeProps extends Omit<BadgeProps, "children"> {
  /** What the shopper pays, in rupees. */
  price: number;
  /** Maximum retail price in rupees. */
  mrp?: number;
  /** The discount in percent where the shop states it; counted from price and MRP otherwise. */
  discountPercentage?: number;
  /** @default "sale" */
  tone?: "sale" | "label" | "accent" | "positive" | "caution" | "critical";
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<DiscountBadgeMessages>;
}

/**
 * How far a price is below the MRP: “25% OFF”, said as “25 percent off”. Rounded down, by the formula
 * of `Price`. Nothing is rendered where there is no discount.
 */
export function DiscountBadge({
  price,
  mrp,
  discountPercentage,
  tone = "sale",
  messages,
  ...rest
}: DiscountBadgeProps) {
  const text = useMessages("discountBadge", discountBadgeMessages, messages);
  const percent = discountPercentage ?? discountPercent(price, mrp);
  if (!(percent > 0)) return null;
  return (
    <Badge {...rest} tone={tone}>
      <span aria-hidden="true" className={bare}>
        {fill(text.label, { percent })}
      </span>
      <span className={visuallyHidden}>{fill(text.spoken, { percent })}</span>
    </Badge>
  );
}
