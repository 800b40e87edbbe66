import type { Cart } from "../contract/cart";
import type { CartLineKey, GuestCartInput } from "../contract/requests/cart";
import { type MovedLine, savedCalls } from "../contract/saved";
import type { Caller, CallOptions } from "./caller";
import { linesUnder } from "./loose";

/** What whoever is signed in has saved for later. Read it, and the cart, again after each change. */
export interface SavedClient {
  /**
   * What is saved for later, with today's prices and how many can be had. `GET /usercart/saved`
   * @throws ApiError 401; else 'Failed to load what is saved for later'.
   */
  list(options?: CallOptions): Promise<Cart>;
  /**
   * Moves a line out of the cart to what is saved for later. `POST /usercart/saved/create`
   * @throws ApiError 400, 401, 404 where it is neither in the cart nor saved, 409; else 'Failed to
   * save for later'.
   */
  add(line: CartLineKey, options?: CallOptions): Promise<void>;
  /**
   * Moves a saved line into the cart, on top of what is there. Of pieces that cannot all be had, those
   * that can are moved, and the answer tells. `POST /usercart/saved/move`
   * @throws ApiError 400, 401, 404, 409 `out_of_stock` or `order_limit_reached` where none can be
   * had; else 'Failed to add item to cart'.
   */
  moveToCart(line: CartLineKey, options?: CallOptions): Promise<MovedLine>;
  /**
   * Removes a saved line. `DELETE /usercart/saved/removeitem`
   * @throws ApiError 400, 401; else 'Failed to remove what is saved for later'.
   */
  remove(line: CartLineKey, options?: CallOptions): Promise<void>;
  /**
   * Takes over what a visitor saved on the device; lines that the shop does not have any more are
   * left out. It can be sent again. `POST /usercart/saved/merge`
   * @throws ApiError 400, 401; else 'Failed to save for later'.
   */
  merge(guest: GuestCartInput, options?: CallOptions): Promise<void>;
}

/** Makes a {@link SavedClient}. */
export function savedClient(call: Caller): SavedClient {
  return {
    list(options?: CallOptions) {
      return call(savedCalls.saved, {}, options, linesUnder("cart"));
    },
    async add(line: CartLineKey, options?: CallOptions) {
      await call(savedCalls.saveForLater, { body: line }, options);
    },
    moveToCart(line: CartLineKey, options?: CallOptions) {
      return call(savedCalls.moveToCart, { body: line }, options);
    },
    async remove(line: CartLineKey, options?: CallOptions) {
      await call(savedCalls.removeSaved, { body: line }, options);
    },
    async merge(guest: GuestCartInput, options?: CallOptions) {
      await call(savedCalls.mergeSaved, { body: guest }, options);
    },
  };
}
