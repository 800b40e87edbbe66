export type { WishlistHeartMessages } from "./messages";
export { WishlistHeart, type WishlistHeartProps } from "./WishlistHeart";
