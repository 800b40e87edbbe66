import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../utils/cx";
import { type DrawingName, StitchDrawing } from "../StitchDrawing";
import * as css from "./EmptyState.css";

export interface EmptyStateProps extends Omit<ComponentProps<"div">, "title"> {
  /** The one sentence: what is not here. */
  title: ReactNode;
  /**
   * What is drawn above it; `none` inside a small panel.
   * @default "bag"
   */
  drawing?: DrawingName | "none";
  /** The one way on: a `ButtonLink` or a `Button`. */
  action?: ReactNode;
  /**
   * Depth of the title in the page's outline; `none` where a heading above already names the part.
   * @default 2
   */
  level?: 1 | 2 | 3 | 4 | "none";
}

/** Stands where there is nothing yet: what is missing and how to begin. `children` may add a line. */
export function EmptyState({
  title,
  drawing = "bag",
  action,
  level = 2,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const Title = (level === "none" ? "p" : `h${level}`) as "h2";
  return (
    <div {...rest} className={cx(css.state, className)}>
      {drawing !== "none" && <StitchDrawing drawing={drawing} />}
      <div className={css.words}>
        <Title className={css.title}>{title}</Title>
        {children && <div className={css.more}>{children}</div>}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
