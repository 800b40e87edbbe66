import type { ComponentProps } from "react";
import { cx } from "../../utils/cx";
import { prose } from "./Prose.css";

export interface ProseProps extends ComponentProps<"div"> {}

/** Sets long text written in plain HTML: policies, product descriptions, answers. */
export function Prose({ className, ...rest }: ProseProps) {
  return <div {...rest} className={cx(prose, className)} />;
}
