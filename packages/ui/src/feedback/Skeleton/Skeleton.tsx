import type { ComponentProps } from "react";
import { cx } from "../../utils/cx";
import * as css from "./Skeleton.css";

export interface SkeletonProps extends Omit<ComponentProps<"div">, "children"> {
  /**
   * What will stand here: lines of `text`, a `block` that fills its container, a 3:4 `picture`, a
   * `circle`, or a whole product `card`.
   * @default "text"
   */
  shape?: "text" | "block" | "picture" | "circle" | "card";
  /**
   * Number of text lines.
   * @default 1
   */
  lines?: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * Size of the text that will stand here.
   * @default "md"
   */
  textSize?: "sm" | "md" | "xl" | "3xl";
}

function TextBones({ lines, textSize }: Required<Pick<SkeletonProps, "lines" | "textSize">>) {
  return (
    <span className={cx(css.lines, css.textSize[textSize])}>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never change places
        <span key={index} className={cx(css.bone, css.line)} />
      ))}
    </span>
  );
}

/**
 * Holds the place of what is still loading, at its size, so that nothing moves when it arrives.
 * Hidden from screen readers: give the region around it `aria-busy` and say what loads.
 */
export function Skeleton({
  shape = "text",
  lines = 1,
  textSize = "md",
  className,
  ...rest
}: SkeletonProps) {
  if (shape === "text" || shape === "card") {
    return (
      <div aria-hidden="true" {...rest} className={cx(css.stack, className)}>
        {shape === "card" && <span className={cx(css.bone, css.shape.picture)} />}
        <TextBones lines={shape === "card" ? 2 : lines} textSize={textSize} />
      </div>
    );
  }
  return <div aria-hidden="true" {...rest} className={cx(css.bone, css.shape[shape], className)} />;
}
