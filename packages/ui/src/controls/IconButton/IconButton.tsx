"use client";

import type { ComponentProps, ReactNode } from "react";
import { type LinkComponentProps, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { inElement } from "../../utils/inElement";
import { badge as badgeStyle, iconButton } from "./IconButton.css";

/** The look that `IconButton` and `IconLink` share. */
export interface IconButtonLookProps {
  /** What the control does, for who can't see the icon: "Add to wishlist", "Cart, 3 items". */
  label: string;
  /** The icon: one of the kit's, decorative. */
  children: ReactNode;
  /**
   * `plain` takes the colour around it, `outlined` has a boundary, `plate` stands over pictures.
   * @default "plain"
   */
  tone?: "plain" | "outlined" | "plate";
  /**
   * `medium` is 44 px; `small` 36 px, grown to 44 px for fingers.
   * @default "medium"
   */
  size?: "medium" | "small";
  /** Count at the corner. Decorative: say it in `label` too. */
  badge?: ReactNode;
}

export interface IconButtonProps
  extends Omit<ComponentProps<"button">, "children">,
    IconButtonLookProps {}

/** A button that shows only an icon. `label` is its accessible name. */
export function IconButton({
  label,
  children,
  tone = "plain",
  size = "medium",
  badge,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={cx(iconButton, className)}
      data-tone={tone}
      data-size={size}
    >
      {inElement(children)}
      {badge !== undefined && (
        <span className={badgeStyle} aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  );
}

export interface IconLinkProps extends Omit<LinkComponentProps, "children">, IconButtonLookProps {}

/** A link that shows only an icon, rendered by the provider's link: cart, wishlist, account. */
export function IconLink({
  label,
  children,
  tone = "plain",
  size = "medium",
  badge,
  className,
  ...rest
}: IconLinkProps) {
  const { linkComponent: Anchor } = useTheme();
  return (
    <Anchor
      aria-label={label}
      {...rest}
      className={cx(iconButton, className)}
      data-tone={tone}
      data-size={size}
    >
      {inElement(children)}
      {badge !== undefined && (
        <span className={badgeStyle} aria-hidden="true">
          {badge}
        </span>
      )}
    </Anchor>
  );
}
