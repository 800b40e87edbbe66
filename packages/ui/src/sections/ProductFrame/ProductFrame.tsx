import type { ComponentProps, ReactNode } from "react";
import { Container } from "../../layout";
import { cx } from "../../utils/cx";
import { inElement } from "../../utils/inElement";
import { action, areas, bottom, buyColumn, frame, galleryColumn } from "./ProductFrame.css";

export interface ProductFrameProps extends ComponentProps<"div"> {
  /** The `Breadcrumbs`. */
  breadcrumb?: ReactNode;
  /** The pictures, at the start. */
  gallery: ReactNode;
  /**
   * Name, price, choices and actions, in a `Stack`, which keeps them apart. At the end; stays in view on
   * wide screens.
   */
  buy: ReactNode;
  /**
   * A `BuyBar` as it is, as in `CheckoutFrame`, or anything else, which gets a bar around it. It
   * stays at the foot of narrow screens, on those below 480 px of height at the end.
   */
  bottomBar?: ReactNode;
  /**
   * What follows below, from edge to edge: each band in a `Section` with a `Container` of its own, such as
   * tabs with the description and the reviews.
   */
  children?: ReactNode;
}

/**
 * A product's page: gallery beside the buy column, what follows below, a buy bar on phones. The two
 * columns stand in a `Container` of its own; the children bring theirs.
 */
export function ProductFrame({
  breadcrumb,
  gallery,
  buy,
  bottomBar,
  className,
  children,
  ...rest
}: ProductFrameProps) {
  return (
    <div {...rest} className={cx(frame, className)}>
      <Container>
        {inElement(breadcrumb)}
        <div className={areas}>
          <div className={galleryColumn}>{gallery}</div>
          <div className={buyColumn}>{buy}</div>
        </div>
      </Container>
      {inElement(children)}
      {bottomBar && <div className={bottom}>{bottomBar}</div>}
    </div>
  );
}

/**
 * For the column of a `ProductFrame` that has a `bottomBar`: what is done with the product, such as a
 * `Button`, beside its choices. Shown where no bar stays in reach: on wide windows and on low ones, such
 * as a phone on its side.
 */
export function ProductAction({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cx(action, className)} />;
}
