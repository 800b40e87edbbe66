import type { ComponentProps } from "react";
import { Skeleton } from "../../feedback/Skeleton";
import { cx } from "../../utils/cx";
import * as css from "./ProductCard.css";

export interface ProductCardSkeletonProps extends Omit<ComponentProps<"div">, "children"> {}

/**
 * Holds a product card's place while it loads, at the size of a card with a category, a name of one
 * line, a price and a rating.
 */
export function ProductCardSkeleton({ className, ...rest }: ProductCardSkeletonProps) {
  return (
    <div aria-hidden="true" {...rest} className={cx(css.root, className)}>
      <Skeleton shape="picture" />
      <div className={css.skeletonLines}>
        <Skeleton className={css.bones.category} />
        <Skeleton className={css.bones.name} />
        <Skeleton className={css.bones.price} />
        <Skeleton className={css.bones.rating} />
      </div>
    </div>
  );
}
