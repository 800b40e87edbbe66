import { type Cart, cartCalls, type MergedCart } from "../contract/cart";
import type {
  CartAddInput,
  CartLineKey,
  CartQuantityInput,
  GuestCartInput,
} from "../contract/requests/cart";
import type { Caller, CallOptions } from "./caller";
import { linesUnder } from "./loose";

/** The cart of whoever is signed in. Read it again after each change. */
export interface CartClient {
  /**
   * The cart. Prices are rupees. `GET /usercart/`
   * @throws ApiError 401; else 'Failed to load cart'.
   */
  read(options?: CallOptions): Promise<Cart>;
  /**
   * Adds pieces of one variant; a line of the same variant grows. `POST /usercart/create`
   * @throws ApiError 400, 401 'User must be authenticated to add items to cart' (before anything
   * is sent), 404, 409 `out_of_stock` or `order_limit_reached`; else 'Failed to add item to cart'.
   */
  add(line: CartAddInput, options?: CallOptions): Promise<void>;
  /**
   * Removes a line. `DELETE /usercart/removeitem`
   * @throws ApiError 401 'User must be authenticated to remove items from cart' (before anything
   * is sent); else 'Failed to remove item from cart'.
   */
  remove(line: CartLineKey, options?: CallOptions): Promise<void>;
  /**
   * Changes the quantity of a line by one. `PUT /usercart/update-quantity`
   * @throws ApiError 401 'User must be authenticated to update cart' (before anything is sent),
   * 404, 409 `out_of_stock` or `order_limit_reached`; else 'Failed to update cart item quantity'.
   */
  updateQuantity(change: CartQuantityInput, options?: CallOptions): Promise<void>;
  /**
   * The cart that a visitor's lines make: today's prices, and how many can be had. Lines that the
   * shop does not have any more are left out. `POST /usercart/preview`
   * @throws ApiError 400; else 'Failed to load cart'.
   */
  preview(guest: GuestCartInput, options?: CallOptions): Promise<Cart>;
  /**
   * Takes a visitor's lines over into the cart of whoever is signed in: of a variant that both have
   * the larger quantity counts, so that it can be sent again. Gives the lines that the cart's rules
   * did not let through whole. `POST /usercart/merge`
   * @throws ApiError 400, 401 'User must be authenticated to add items to cart' (before anything
   * is sent), 409; else 'Failed to add item to cart'.
   */
  merge(guest: GuestCartInput, options?: CallOptions): Promise<MergedCart>;
  /**
   * Another person's cart, for administrators. `GET /usercart/admin/{userId}`
   * @param userId the person's id or ten-digit phone number.
   * @throws ApiError 401, 403 for everyone else, 404; else 'Failed to load cart'.
   */
  ofUser(userId: string, options?: CallOptions): Promise<Cart>;
}

/** Makes a {@link CartClient}. */
export function cartClient(call: Caller): CartClient {
  return {
    read(options?: CallOptions) {
      return call(cartCalls.read, {}, options, linesUnder("cart"));
    },
    async add(line: CartAddInput, options?: CallOptions) {
      const body = { quantity: 1, couponCode: null, couponDiscount: 0, color: "default", ...line };
      await call(cartCalls.add, { body }, options);
    },
    async remove(line: CartLineKey, options?: CallOptions) {
      await call(cartCalls.remove, { body: line }, options);
    },
    async updateQuantity(change: CartQuantityInput, options?: CallOptions) {
      await call(cartCalls.updateQuantity, { body: change }, options);
    },
    preview(guest: GuestCartInput, options?: CallOptions) {
      return call(cartCalls.preview, { body: guest }, options, linesUnder("cart"));
    },
    merge(guest: GuestCartInput, options?: CallOptions) {
      return call(cartCalls.merge, { body: guest }, options);
    },
    ofUser(userId: string, options?: CallOptions) {
      return call(cartCalls.ofUser, { params: { userId } }, options, linesUnder("cart"));
    },
  };
}
