export { type GridProduct, ProductGrid, type ProductGridProps } from "./ProductGrid";
