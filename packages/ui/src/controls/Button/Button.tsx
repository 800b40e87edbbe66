"use client";

import type { ComponentProps, ReactNode } from "react";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { busyMark, button, content } from "./Button.css";
import { type ButtonMessages, buttonMessages } from "./messages";

/** The look that `Button` and `ButtonLink` share. */
export interface ButtonLookProps {
  /**
   * `primary` for the one main action of a screen, `secondary` beside it, `quiet` inside content.
   * @default "primary"
   */
  tone?: "primary" | "secondary" | "quiet";
  /** @default "medium" */
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
  messages?: Partial<ButtonMessages>;
}

/** Starts an action on the page. To go somewhere, use `ButtonLink`. */
export function Button({
  tone,
  size,
  fullWidth,
  startIcon,
  endIcon,
  loading = false,
  messages,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const text = useMessages("button", buttonMessages, messages);
  return (
    <button
      {...rest}
      type={loading ? "button" : type}
      className={cx(button({ tone, size, fullWidth }), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest["aria-disabled"] || undefined}
      onClick={loading ? undefined : onClick}
    >
      <span className={content}>
        {startIcon}
        {children}
        {endIcon}
      </span>
      {loading && <span className={busyMark} role="img" aria-label={text.loading} />}
    </button>
  );
}
