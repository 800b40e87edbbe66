"use client";

import type { ComponentProps } from "react";
import { VisuallyHidden } from "../../layout/VisuallyHidden";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { type SpinnerMessages, spinnerMessages } from "./messages";
import * as css from "./Spinner.css";

export interface SpinnerProps extends Omit<ComponentProps<"span">, "children"> {
  /**
   * 20, 32 or 48 px.
   * @default "medium"
   */
  size?: "small" | "medium" | "large";
  /**
   * Hidden from screen readers, where a text beside it says what is under way.
   * @default false
   */
  decorative?: boolean;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<SpinnerMessages>;
}

/** Says that something small is under way. For a picture or a list that is coming, use `Skeleton`. */
export function Spinner({
  size = "medium",
  decorative = false,
  messages,
  className,
  ...rest
}: SpinnerProps) {
  const text = useMessages("spinner", spinnerMessages, messages);
  return (
    <span
      role={decorative ? undefined : "status"}
      aria-hidden={decorative || undefined}
      {...rest}
      className={cx(css.spinner, css.size[size], className)}
    >
      <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={css.mark}>
        <g stroke="currentColor" strokeWidth="2" strokeLinecap="round">
          <circle
            cx="16"
            cy="16"
            r="13"
            pathLength="96"
            strokeDasharray="4 8"
            className={css.track}
          />
          <path d="M16 3a13 13 0 0 1 13 13" />
        </g>
      </svg>
      {!decorative && <VisuallyHidden>{text.label}</VisuallyHidden>}
    </span>
  );
}
