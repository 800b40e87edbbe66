import type { ComponentProps } from "react";
import { cx } from "../utils/cx";
import { icon, turning } from "./Icon.css";

export interface IconProps extends Omit<ComponentProps<"svg">, "children"> {
  /**
   * Edge in px. The stroke stays 1.5 px at every size.
   * @default 20
   */
  size?: 16 | 20 | 24 | 32;
  /** What the icon says where no text beside it does. Without it the icon is hidden from screen readers. */
  label?: string;
}

/** An icon on Lucide's 24-unit grid, `d` its path. A plain function, so that an icon is one component. */
export function drawIcon(
  { size = 20, label, className, ...rest }: IconProps,
  d: string,
  ownClass?: string,
) {
  return (
    <svg
      fill="none"
      stroke="currentColor"
      strokeWidth={36 / size}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={cx(icon, ownClass, className)}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={d} />
    </svg>
  );
}

/** As `drawIcon`, for icons that point along the line of text. */
export function drawTurningIcon(props: IconProps, d: string) {
  return drawIcon(props, d, turning);
}
