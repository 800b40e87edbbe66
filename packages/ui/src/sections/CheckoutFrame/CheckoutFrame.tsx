import type { ComponentProps, ReactNode } from "react";
import { Container } from "../../layout";
import { Heading } from "../../typography";
import { cx } from "../../utils/cx";
import { inElement } from "../../utils/inElement";
import { areas, content, frame, intro, laterOn, summaryColumn } from "./CheckoutFrame.css";

export interface CheckoutFrameProps extends Omit<ComponentProps<"div">, "title"> {
  /** The page's heading. */
  title: ReactNode;
  /** The `StepIndicator`, above the title. */
  step?: ReactNode;
  /** Prices and the one main action; stays in view on wide screens, last on narrow ones. */
  summary?: ReactNode;
  /**
   * A `BuyBar` with the total and the main action, which stays at the foot of narrow screens; the
   * action of the summary is then for wide ones: `<Visible above="lg">` around a `Button` with `fullWidth`.
   */
  bottomBar?: ReactNode;
  /** What is not bought now, such as pieces saved for later: after the summary on narrow screens. */
  below?: ReactNode;
}

/**
 * A page of the purchase: one quiet column with the price summary beside it. It brings its own
 * `Container`.
 */
export function CheckoutFrame({
  title,
  step,
  summary,
  bottomBar,
  below,
  className,
  children,
  ...rest
}: CheckoutFrameProps) {
  return (
    <div {...rest} className={cx(frame, className)} data-with-bar={bottomBar ? "" : undefined}>
      <Container>
        <div className={intro}>
          {inElement(step)}
          <Heading level={1} size="3xl" tabIndex={-1}>
            {title}
          </Heading>
        </div>
        <div className={areas} data-with-summary={summary ? "" : undefined}>
          <div className={content}>{children}</div>
          {summary && <aside className={summaryColumn}>{summary}</aside>}
          {below && <div className={cx(content, laterOn)}>{below}</div>}
        </div>
      </Container>
      {inElement(bottomBar)}
    </div>
  );
}
