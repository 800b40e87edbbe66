export interface WishlistHeartMessages {
  /** Name of the button; `{product}` is the product's name. */
  label: string;
  /** Name of the button when the product's name is not given. */
  labelAlone: string;
}

export const wishlistHeartMessages: WishlistHeartMessages = {
  label: "Add {product} to wishlist",
  labelAlone: "Add to wishlist",
};
