import { type CreatedOrder, type Order, orderCalls } from "../contract/order";
import type { OrderCancelInput, OrderInput } from "../contract/requests/order";
import type { Caller, CallOptions } from "./caller";
import { createdOrder, listUnder, oneUnder } from "./loose";
import { requireValue } from "./require-value";

/** Options of the create call. */
export interface OrderCreateOptions extends CallOptions {
  /**
   * Names this purchase, so that sending it twice buys once. Give the same key when the shopper
   * tries again after a failure; without one each call is a purchase of its own.
   */
  idempotencyKey?: string;
}

/** The orders of whoever is signed in. */
export interface OrdersClient {
  /**
   * All orders, newest first. `GET /user/order/`
   * @throws ApiError 401; else 'Failed to fetch order history'.
   */
  list(options?: CallOptions): Promise<Order[]>;
  /**
   * One order. `GET /user/order/{id}`
   * @throws ApiError 400 'Invalid order ID' (before anything is sent), 404; else 'Failed to fetch
   * order details'.
   */
  read(id: string, options?: CallOptions): Promise<Order>;
  /**
   * Places an order. The server computes the amounts again and refuses others. A prepaid order
   * answers the page to pay on as `checkoutPageUrl`. `POST /user/order/create`
   * @throws ApiError 400, 409 `price_changed`, `out_of_stock` or `idempotency_mismatch`; else
   * 'Failed to create order. Please try again.'
   */
  create(order: OrderInput, options?: OrderCreateOptions): Promise<CreatedOrder>;
  /**
   * Asks the payment provider whether a prepaid order was paid, and gives the order as it is then.
   * `POST /user/order/verify-payment`
   * @param merchantOrderId the order's number or id.
   * @throws ApiError 400 'Invalid order ID' (before anything is sent), 404.
   */
  verifyPayment(merchantOrderId: string, options?: CallOptions): Promise<Order>;
  /**
   * Cancels an order. `refundReason` is the reason's key, a colon and the description.
   * `POST /user/order/cancel`
   * @throws ApiError 400 'Invalid order ID' or 401 'Please login to cancel order' (both before
   * anything is sent), 404, 409 `order_not_cancellable`; else 'Failed to cancel order. Please try
   * again.'
   */
  cancel(input: OrderCancelInput, options?: CallOptions): Promise<void>;
}

/** Makes a {@link OrdersClient}. */
export function ordersClient(call: Caller): OrdersClient {
  return {
    list(options?: CallOptions) {
      return call(orderCalls.list, {}, options, listUnder("orders"));
    },
    async read(id: string, options?: CallOptions) {
      requireValue(id, "Invalid order ID");
      return call(orderCalls.read, { params: { id } }, options, oneUnder("order"));
    },
    create(
      order: OrderInput,
      { idempotencyKey = createKey(), ...options }: OrderCreateOptions = {},
    ) {
      const headers = { "idempotency-key": idempotencyKey };
      return call(orderCalls.create, { body: order, headers }, options, createdOrder);
    },
    async verifyPayment(merchantOrderId: string, options?: CallOptions) {
      requireValue(merchantOrderId, "Invalid order ID");
      return call(
        orderCalls.verifyPayment,
        { body: { merchantOrderId } },
        options,
        oneUnder("order"),
      );
    },
    async cancel(input: OrderCancelInput, options?: CallOptions) {
      requireValue(input.orderId, "Invalid order ID");
      await call(orderCalls.cancel, { body: input }, options);
    },
  };
}

/** 128 random bits. `crypto.randomUUID` does not exist on pages served without TLS. */
function createKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
