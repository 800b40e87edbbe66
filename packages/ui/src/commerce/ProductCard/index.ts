export type { ProductCardMessages, ProductSizesMessages } from "./messages";
export { ProductCard, type ProductCardProps } from "./ProductCard";
export { ProductCardSkeleton, type ProductCardSkeletonProps } from "./ProductCardSkeleton";
export { type ProductSize, ProductSizes, type ProductSizesProps } from "./ProductSizes";
