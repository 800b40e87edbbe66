import type { ComponentProps } from "react";
import { cx } from "../../utils/cx";
import * as css from "./Divider.css";

export interface DividerProps extends Omit<ComponentProps<"hr">, "children"> {
  /**
   * The brand's running stitch between sections, or a hairline inside one.
   * @default "hairline"
   */
  look?: "stitch" | "hairline";
}

/** Parts what stands above from what stands below. */
export function Divider({ look = "hairline", className, ...rest }: DividerProps) {
  return <hr {...rest} className={cx(css.divider, css.look[look], className)} />;
}

export interface StitchProps extends Omit<ComponentProps<"span">, "children"> {
  /**
   * Colour of the thread; `current` takes the text's.
   * @default "zari"
   */
  thread?: "zari" | "accent" | "current";
  /**
   * `full` runs along the whole line, `short` 64 px: the mark under a heading.
   * @default "full"
   */
  length?: "full" | "short";
}

/** A line of running stitch, for decoration only: under a word mark, a heading, a chosen thing. */
export function Stitch({ thread = "zari", length = "full", className, ...rest }: StitchProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={cx(css.stitch, css.thread[thread], css.length[length], className)}
    />
  );
}
