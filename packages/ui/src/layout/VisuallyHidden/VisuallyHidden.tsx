import type { ComponentProps } from "react";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { cx } from "../../utils/cx";

export interface VisuallyHiddenProps extends ComponentProps<"span"> {}

/** Text for screen readers alone, where the picture says it to everyone else. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={cx(visuallyHidden, className)} />;
}
