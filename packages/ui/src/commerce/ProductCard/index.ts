export type { ProductCardMessages } from "./messages";
export { ProductCard, type ProductCardProps } from "./ProductCard";
