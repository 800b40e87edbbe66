import type { ComponentProps } from "react";
import * as skeletonCss from "../../feedback/Skeleton/Skeleton.css";
import { cx } from "../../utils/cx";
import * as css from "./ProductCard.css";

const lines = [css.bones.category, css.bones.name, css.bones.price, css.bones.rating];

// Bones without the component: a page that loads several lists at once holds dozens of places.
const picture = cx(skeletonCss.bone, skeletonCss.shape.picture);

export interface ProductCardSkeletonProps extends Omit<ComponentProps<"div">, "children"> {}

/**
 * Holds a product card's place while it loads, at the size of a card with a category, a name of one
 * line, a price and a rating.
 */
export function ProductCardSkeleton({ className, ...rest }: ProductCardSkeletonProps) {
  return (
    <div aria-hidden="true" {...rest} className={cx(css.root, className)}>
      <span className={picture} />
      <span className={css.skeletonLines}>
        {lines.map((line) => (
          <span key={line} className={cx(skeletonCss.bone, line)} />
        ))}
      </span>
    </div>
  );
}
