"use client";

import { type ComponentProps, useId } from "react";
import { bare } from "../../styles/bare.css";
import { useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import * as css from "./ProgressBar.css";

export interface ProgressBarProps extends Omit<ComponentProps<"div">, "children"> {
  /** How far along, from 0 to `max`; what lies outside counts as the nearer end, what is no number as 0. */
  value: number;
  /**
   * The value at which it is full.
   * @default 100
   */
  max?: number;
  /** What progresses, shown above the bar. */
  label: string;
  /**
   * Shows the percentage at the end of the label's line.
   * @default false
   */
  showValue?: boolean;
}

/** How much of something with a known end is done: an upload, a profile, spending to free delivery. */
export function ProgressBar({
  value,
  max = 100,
  label,
  showValue = false,
  className,
  ...rest
}: ProgressBarProps) {
  const { locale } = useTheme();
  const labelId = useId();
  const share = max > 0 ? Math.min(Math.max(value / max || 0, 0), 1) : 0;
  const percent = share.toLocaleString(locale, { style: "percent" });
  return (
    <div
      {...rest}
      className={cx(css.bar, className)}
      role="progressbar"
      aria-labelledby={labelId}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={percent}
    >
      <span className={css.caption}>
        <span id={labelId} className={bare}>
          {label}
        </span>
        {showValue && <span className={css.percent}>{percent}</span>}
      </span>
      <span className={css.track}>
        <span className={css.rest} />
        <span className={css.sewn} style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </div>
  );
}
