import { Children, type ComponentProps } from "react";
import { cx } from "../../utils/cx";
import { ProductCard, type ProductCardProps } from "../ProductCard";
import { four, root, row } from "./ProductGrid.css";

/** A product of a grid as plain data. */
export interface GridProduct extends Omit<ProductCardProps, "heart" | "sizes" | "linkProps"> {
  /** Tells it from the others; its address does where it is left out. */
  id?: string;
}

export interface ProductGridProps extends ComponentProps<"ul"> {
  /**
   * The products as data, in the place of children: for pages that hand a component nothing else, such
   * as Astro's, where children arrive as one piece.
   */
  products?: readonly GridProduct[];
  /**
   * Columns on desktop. Phones get two, tablets three.
   * @default 3
   */
  columns?: 3 | 4;
  /**
   * `row` lays the cards side by side on phones, to be swiped, within a page that keeps the gutter: for
   * three of them, whose last would stand alone in two columns.
   * @default "grid"
   */
  onPhones?: "grid" | "row";
  /**
   * The list is being loaded or changed; show `ProductCardSkeleton`s meanwhile.
   * @default false
   */
  busy?: boolean;
}

/**
 * A list of product cards in columns. Each child, or each of `products`, becomes one item of the list; a
 * fragment is one child, whatever it holds.
 */
export function ProductGrid({
  products,
  columns = 3,
  onPhones = "grid",
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
      className={cx(root, columns === 4 && four, onPhones === "row" && row, className)}
      aria-busy={busy || undefined}
    >
      {products?.map(({ id, ...product }) => (
        <li key={id ?? product.href}>
          <ProductCard {...product} />
        </li>
      ))}
      {Children.map(children, (child) => (child ? <li>{child}</li> : null))}
    </ul>
  );
}
