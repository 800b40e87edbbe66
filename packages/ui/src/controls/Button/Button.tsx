"use client";

import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { inElement } from "../../utils/inElement";
import { busyMark, button, content } from "./Button.css";
import { type ButtonMessages, buttonMessages } from "./messages";

/** The look that `Button` and `ButtonLink` share. */
export interface ButtonLookProps {
  /**
   * `primary` for the one main action of a screen, `secondary` beside it, `quiet` inside content.
   * @default "primary"
   */
  tone?: "primary" | "secondary" | "quiet";
  /**
   * `small` inside cards, rows and toolbars; on touch it is as high as `medium`.
   * @default "medium"
   */
  size?: "medium" | "small";
  /**
   * Fills the width of its container.
   * @default false
   */
  fullWidth?: boolean;
  /** Decorative icon before the text. */
  startIcon?: ReactNode;
  /** Decorative icon after the text. */
  endIcon?: ReactNode;
}

export interface ButtonProps extends ComponentProps<"button">, ButtonLookProps {
  /**
   * Keeps its width, shows a turning mark and ignores clicks while work is under way. Focus stays.
   * @default false
   */
  loading?: boolean;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<ButtonMessages>;
}

/** A form is not sent either, neither by a click nor by Enter in one of its fields. */
const refuse = (event: MouseEvent) => event.preventDefault();

/** Starts an action on the page. To go somewhere, use `ButtonLink`. */
export function Button({
  tone = "primary",
  size,
  fullWidth,
  startIcon,
  endIcon,
  loading = false,
  messages,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const text = useMessages("button", buttonMessages, messages);
  return (
    <button
      type="button"
      aria-disabled={loading || undefined}
      {...rest}
      className={cx(button, className)}
      data-tone={tone}
      data-size={size}
      data-full-width={fullWidth || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? refuse : onClick}
    >
      <span className={content}>
        {inElement(startIcon)}
        {inElement(children)}
        {inElement(endIcon)}
      </span>
      {loading && <span className={busyMark} role="img" aria-label={text.loading} />}
    </button>
  );
}
