export type { ProductCardMessages } from "./messages";
export { ProductCard, type ProductCardProps } from "./ProductCard";
export { ProductCardSkeleton, type ProductCardSkeletonProps } from "./ProductCardSkeleton";
