"use client";

import type { ComponentProps } from "react";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { type RatingMessages, ratingMessages } from "./messages";
import * as css from "./Rating.css";
import { boundedRating, ratingLabel, ratingStyle } from "./ratingParts";

export interface RatingProps extends Omit<ComponentProps<"span">, "children"> {
  /** 0 to 5; shown with one decimal. */
  value: number;
  /** How many people rated; shown in brackets. */
  count?: number;
  /**
   * `stars` draws all five, `compact` one star for narrow places.
   * @default "stars"
   */
  look?: "stars" | "compact";
  /**
   * Size of the stars and the number; `small` beside small text.
   * @default "medium"
   */
  size?: "small" | "medium";
  /**
   * Leaves the number to a text beside it, or out where it says nothing more than the stars do.
   * @default false
   */
  hideNumber?: boolean;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<RatingMessages>;
}

/** What buyers think of a product: stars and a number, said as “Rated 4.5 out of 5”. Not an input. */
export function Rating({
  value,
  count,
  look = "stars",
  size = "medium",
  hideNumber = false,
  messages,
  className,
  style,
  ...rest
}: RatingProps) {
  const text = useMessages("rating", ratingMessages, messages);
  const rating = boundedRating(value);
  const shown = rating.toFixed(1);
  return (
    <span
      {...rest}
      role="img"
      aria-label={ratingLabel(rating, text, count)}
      className={cx(
        css.root,
        look === "compact" && css.compact,
        size === "small" && css.small,
        className,
      )}
      style={{ ...style, ...ratingStyle(rating) }}
    >
      {!hideNumber && (count === undefined ? shown : `${shown} (${count})`)}
    </span>
  );
}
