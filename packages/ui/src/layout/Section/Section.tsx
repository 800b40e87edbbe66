import type { ComponentProps } from "react";
import { cx } from "../../utils/cx";
import * as css from "./Section.css";

export interface SectionProps extends ComponentProps<"section"> {
  /**
   * `full` breathes 64 px on phones, 96 and 128 px on wider screens; `half` 32 and 48 px.
   * @default "full"
   */
  spacing?: "full" | "half";
  /**
   * No space above: for a section that goes on from the one before on the same ground.
   * @default false
   */
  joined?: boolean;
  /**
   * Background of the band: the page's own, or one that sets it apart.
   * @default "surface"
   */
  ground?: "surface" | "raised" | "sunken";
}

/** A full-width band of a page. Name it with `aria-labelledby` so that it is a landmark. */
export function Section({
  spacing = "full",
  joined = false,
  ground = "surface",
  className,
  ...rest
}: SectionProps) {
  return (
    <section
      {...rest}
      className={cx(css.spacing[spacing], joined && css.joined, css.ground[ground], className)}
    />
  );
}
