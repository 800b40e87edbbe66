"use client";

import { type ComponentProps, type KeyboardEvent, type SyntheticEvent, useState } from "react";
import { iconButton } from "../../controls/IconButton/IconButton.css";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { type WishlistHeartMessages, wishlistHeartMessages } from "./messages";
import * as css from "./WishlistHeart.css";

export interface WishlistHeartProps
  extends Omit<ComponentProps<"button">, "children" | "disabled" | "type"> {
  /** Name of the product, so that each heart of a list has its own name. */
  product?: string;
  /** Whether the product is in the wishlist; leave it out to let the heart keep its own state. */
  pressed?: boolean;
  /**
   * Whether the product is wished for at the start, where the shop does not hold it itself.
   * @default false
   */
  defaultPressed?: boolean;
  /** Called with what the state should become. */
  onPressedChange?: (pressed: boolean) => void;
  /**
   * A toggle is in flight: clicks are ignored, focus stays.
   * @default false
   */
  busy?: boolean;
  /** Shown on hover and focus, and said after the name: “Login to add to wishlist” for visitors. */
  hint?: string;
  /**
   * `plate` for the corner of a picture, `outlined` beside a button.
   * @default "plate"
   */
  look?: "plate" | "outlined";
  /**
   * Of a plate: `small` hides little of a card's picture, `medium` is as large as other buttons on a
   * large one.
   * @default "small"
   */
  size?: "small" | "medium";
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<WishlistHeartMessages>;
}

// The look of an icon button without its component: lists have hundreds of hearts.
const heartClass = cx(iconButton, css.root);

type ButtonEvent = SyntheticEvent<HTMLButtonElement>;

const allowHint = (event: ButtonEvent) => delete event.currentTarget.dataset.hintDismissed;

/** Escape hides the hint until the pointer or the focus comes back (WCAG 1.4.13). */
const hintHandlers = {
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === "Escape") event.currentTarget.dataset.hintDismissed = "";
  },
  onBlur: allowHint,
  onPointerLeave: allowHint,
};

// On the element and not in a state: a heart that is pressed already, or by somebody else, is still.
function markClicked(button: HTMLButtonElement, willBePressed: boolean) {
  if (willBePressed) button.dataset.clicked = "";
  else delete button.dataset.clicked;
}

/** The wishlist toggle of one product. A sibling of the card's link, never inside it. */
export function WishlistHeart({
  product,
  pressed,
  defaultPressed = false,
  onPressedChange,
  busy = false,
  hint,
  look = "plate",
  size = "small",
  messages,
  className,
  onClick,
  ...rest
}: WishlistHeartProps) {
  const text = useMessages("wishlistHeart", wishlistHeartMessages, messages);
  const [own, setOwn] = useState(defaultPressed);
  const on = pressed ?? own;
  return (
    <button
      aria-label={product ? fill(text.label, { product }) : text.labelAlone}
      aria-description={hint}
      {...(hint ? hintHandlers : undefined)}
      {...rest}
      type="button"
      className={cx(heartClass, className)}
      data-tone={look}
      data-size={look === "plate" && size === "small" ? size : undefined}
      aria-pressed={on}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) return;
        onClick?.(event);
        if (event.defaultPrevented) return;
        markClicked(event.currentTarget, !on);
        if (pressed === undefined) setOwn(!on);
        onPressedChange?.(!on);
      }}
    >
      {hint && <span className={css.hint}>{hint}</span>}
    </button>
  );
}
