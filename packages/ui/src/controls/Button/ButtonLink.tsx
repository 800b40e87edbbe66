"use client";

import { type LinkComponentProps, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { inElement } from "../../utils/inElement";
import type { ButtonLookProps } from "./Button";
import { button } from "./Button.css";

export interface ButtonLinkProps extends LinkComponentProps, ButtonLookProps {}

/** A link that looks like a button: for going to another page, rendered by the provider's link. */
export function ButtonLink({
  tone = "primary",
  size,
  fullWidth,
  startIcon,
  endIcon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const { linkComponent: Anchor } = useTheme();
  return (
    <Anchor
      {...rest}
      className={cx(button, className)}
      data-tone={tone}
      data-size={size}
      data-full-width={fullWidth || undefined}
    >
      {inElement(startIcon)}
      {inElement(children)}
      {inElement(endIcon)}
    </Anchor>
  );
}
