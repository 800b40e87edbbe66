import type { WishlistKey } from "../contract/requests/wishlist";
import { type Wishlist, wishlistCalls } from "../contract/wishlist";
import type { Caller, CallOptions } from "./caller";
import { linesUnder } from "./loose";
import { requireValue } from "./require-value";

/** The wishlist of whoever is signed in. Read it again after each change. */
export interface WishlistClient {
  /**
   * The wishlist. `GET /userwishlist/`
   * @throws ApiError 401; else 'Failed to load wishlist'.
   */
  read(options?: CallOptions): Promise<Wishlist>;
  /**
   * Adds a product in one colour. `POST /userwishlist/create`
   * @throws ApiError 400 'Product ID is required', 401 'Authentication required to add to
   * wishlist' (both before anything is sent), 404; else 'Failed to add to wishlist'.
   */
  add(entry: WishlistKey, options?: CallOptions): Promise<void>;
  /**
   * Removes a product in one colour. `PUT /userwishlist/remove`
   * @throws ApiError 400 'Product ID is required', 401 'Authentication required to remove from
   * wishlist' (both before anything is sent); else 'Failed to remove from wishlist'.
   */
  remove(entry: WishlistKey, options?: CallOptions): Promise<void>;
  /**
   * Empties the wishlist. `DELETE /userwishlist/clear`
   * @throws ApiError 401; else 'Failed to clear wishlist'.
   */
  clear(options?: CallOptions): Promise<void>;
  /**
   * Whether a product in one colour is in the wishlist. `GET /userwishlist/contains`
   * @throws ApiError 400 'Product ID is required' (before anything is sent), 401; else 'Failed to
   * load wishlist'.
   */
  contains(entry: WishlistKey, options?: CallOptions): Promise<boolean>;
}

/** Makes a {@link WishlistClient}. */
export function wishlistClient(call: Caller): WishlistClient {
  return {
    read(options?: CallOptions) {
      return call(wishlistCalls.read, {}, options, linesUnder("wishlist"));
    },
    async add(entry: WishlistKey, options?: CallOptions) {
      requireValue(wishlistCalls.add, entry.itemId, "Product ID is required");
      await call(wishlistCalls.add, { body: entry }, options);
    },
    async remove(entry: WishlistKey, options?: CallOptions) {
      requireValue(wishlistCalls.remove, entry.itemId, "Product ID is required");
      await call(wishlistCalls.remove, { body: entry }, options);
    },
    async clear(options?: CallOptions) {
      await call(wishlistCalls.clear, {}, options);
    },
    async contains(entry: WishlistKey, options?: CallOptions) {
      requireValue(wishlistCalls.contains, entry.itemId, "Product ID is required");
      const answer = await call(wishlistCalls.contains, { query: { ...entry } }, options);
      return answer.isWishlisted;
    },
  };
}
