import type { ComponentProps } from "react";
import { cx } from "../../utils/cx";
import { type Drawing, type DrawingName, drawings } from "./drawings";
import * as css from "./StitchDrawing.css";

export interface StitchDrawingProps extends Omit<ComponentProps<"svg">, "children"> {
  /** What is drawn. `bolt` is a bolt of cloth; `needle` with its snapped thread means a failure. */
  drawing: DrawingName;
}

/** A line drawing in running stitch, for decoration: the text beside it says what is meant. */
export function StitchDrawing({ drawing, className, ...rest }: StitchDrawingProps) {
  const { cloth, thread, solid }: Drawing = drawings[drawing];
  return (
    <svg
      viewBox="0 0 160 120"
      width="160"
      height="120"
      aria-hidden="true"
      {...rest}
      className={cx(css.drawing, className)}
    >
      <path className={css.cloth} d={cloth} />
      {thread && <path className={css.thread} d={thread} />}
      {solid && <path d={solid} />}
    </svg>
  );
}
