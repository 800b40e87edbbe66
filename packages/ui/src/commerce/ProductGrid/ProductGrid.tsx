import { Children, type ComponentProps } from "react";
import { cx } from "../../utils/cx";
import { four, root } from "./ProductGrid.css";

export interface ProductGridProps extends ComponentProps<"ul"> {
  /**
   * Columns on desktop. Phones always get two, tablets three.
   * @default 3
   */
  columns?: 3 | 4;
  /**
   * The list is being loaded or changed; show `ProductCardSkeleton`s meanwhile.
   * @default false
   */
  busy?: boolean;
}

/** A list of product cards in columns. Each child becomes one item of the list. */
export function ProductGrid({
  columns = 3,
  busy = false,
  className,
  children,
  ...rest
}: ProductGridProps) {
  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where markers are removed
      role="list"
      {...rest}
      className={cx(root, columns === 4 && four, className)}
      aria-busy={busy || undefined}
    >
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
