import type { OrderStatus } from "../contract/constants";
import { type Order, orderCalls, type TrackedOrder } from "../contract/order";
import type {
  OrderCancelInput,
  OrderInput,
  OrderTrackInput,
  ReturnExchangeInput,
  ReturnRefundInput,
} from "../contract/requests/order";
import type { Caller, CallOptions } from "./caller";
import { createdOrder, listUnder, oneUnder } from "./loose";
import { requireValue } from "./require-value";

/** Options of the create call. */
export interface OrderCreateOptions extends CallOptions {
  /**
   * Names this purchase, so that sending it twice buys once. Give the same key when the shopper
   * tries again after a failure (`createIdempotencyKey()` makes one); without one each call is a
   * purchase of its own.
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
   * One order. A prepaid one that waits for its payment has the page to pay on as
   * `checkoutPageUrl`. `GET /user/order/{id}`
   * @throws ApiError 400 'Invalid order ID' (before anything is sent), 404; else 'Failed to fetch
   * order details'.
   */
  read(id: string, options?: CallOptions): Promise<Order>;
  /**
   * Places an order. The server computes the amounts again and refuses others. A prepaid order
   * answers the page to pay on as `checkoutPageUrl`. `POST /user/order/create`
   * @throws ApiError 400, 409 `price_changed`, `cart_changed` for an order `fromCart` of what the cart
   * does not hold any more, `out_of_stock`, `order_limit_reached` for too much that is not paid yet or
   * too many orders in a day, `cash_limit_exceeded` for too dear an order in cash,
   * `idempotency_mismatch`, or `conflict` for a key whose order was cancelled meanwhile; else 'Failed
   * to create order. Please try again.'
   */
  create(order: OrderInput, options?: OrderCreateOptions): Promise<Order>;
  /**
   * Asks the payment provider whether a prepaid order was paid, and gives the order as it is then.
   * `POST /user/order/verify-payment`
   * @param merchantOrderId the order's number or id.
   * @throws ApiError 400 'Invalid order ID' (before anything is sent), 404, 429 for asking too often.
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
  /**
   * Asks to return pieces of a delivered order for money, within seven days.
   * `POST /user/order/return-refund`
   * @param input one variant of the order, how many pieces, a key of the return reasons and words.
   * @returns the order with the request among its `returns`.
   * @throws ApiError 400 'Invalid order ID' (before anything is sent), 404, 409
   * `order_not_returnable` with the reason.
   */
  returnRefund(input: ReturnRefundInput, options?: CallOptions): Promise<Order>;
  /**
   * Asks to exchange pieces for another size or colour of the same product. The new pieces are
   * reserved at once. `POST /user/order/return-exchange`
   * @throws ApiError 400 'Invalid order ID' (before anything is sent), 404, 409
   * `order_not_returnable` with the reason, or `out_of_stock`.
   */
  returnExchange(input: ReturnExchangeInput, options?: CallOptions): Promise<Order>;
  /**
   * How far an order is, for anyone who knows its number and the last four digits of the phone
   * number that it was placed with; tells neither names nor addresses. `POST /user/order/track`
   * @throws ApiError 400 'Invalid order ID' (before anything is sent), 404, 429 after too many
   * tries; else 'Failed to fetch order details'.
   */
  track(input: OrderTrackInput, options?: CallOptions): Promise<TrackedOrder>;
  /**
   * Moves any order on, for administrators. `PUT /user/order/admin/{id}/status`
   * @param id the order's id or number.
   * @throws ApiError 401, 403 for everyone else, 404, 409 `order_status_conflict` when the order
   * cannot go there from where it is.
   */
  advance(id: string, status: OrderStatus, options?: CallOptions): Promise<Order>;
  /**
   * Ends a return, for administrators. `PUT /user/order/admin/returns/{id}/status`
   * @param returnId id of the return, not of the order.
   * @throws ApiError 401, 403 for everyone else, 404, 409 `order_status_conflict` when it has
   * ended.
   */
  decideReturn(
    returnId: string,
    status: "Completed" | "Rejected",
    options?: CallOptions,
  ): Promise<Order>;
}

/** Makes a {@link OrdersClient}. */
export function ordersClient(call: Caller): OrdersClient {
  return {
    list(options?: CallOptions) {
      return call(orderCalls.list, {}, options, listUnder("orders"));
    },
    async read(id: string, options?: CallOptions) {
      requireValue(orderCalls.read, id, "Invalid order ID");
      return call(orderCalls.read, { params: { id } }, options, oneUnder("order"));
    },
    create(
      order: OrderInput,
      { idempotencyKey = createIdempotencyKey(), ...options }: OrderCreateOptions = {},
    ) {
      const headers = { "idempotency-key": idempotencyKey };
      return call(orderCalls.create, { body: order, headers }, options, createdOrder);
    },
    async verifyPayment(merchantOrderId: string, options?: CallOptions) {
      requireValue(orderCalls.verifyPayment, merchantOrderId, "Invalid order ID");
      return call(
        orderCalls.verifyPayment,
        { body: { merchantOrderId } },
        options,
        oneUnder("order"),
      );
    },
    async cancel(input: OrderCancelInput, options?: CallOptions) {
      requireValue(orderCalls.cancel, input.orderId, "Invalid order ID");
      await call(orderCalls.cancel, { body: input }, options);
    },
    async returnRefund(input: ReturnRefundInput, options?: CallOptions) {
      requireValue(orderCalls.returnRefund, input.orderId, "Invalid order ID");
      return call(orderCalls.returnRefund, { body: input }, options, oneUnder("order"));
    },
    async returnExchange(input: ReturnExchangeInput, options?: CallOptions) {
      requireValue(orderCalls.returnExchange, input.orderId, "Invalid order ID");
      return call(orderCalls.returnExchange, { body: input }, options, oneUnder("order"));
    },
    async track(input: OrderTrackInput, options?: CallOptions) {
      requireValue(orderCalls.track, input.orderId, "Invalid order ID");
      return call(orderCalls.track, { body: input }, options, oneUnder("order"));
    },
    advance(id: string, status: OrderStatus, options?: CallOptions) {
      const payload = { params: { id }, body: { status } };
      return call(orderCalls.advance, payload, options, oneUnder("order"));
    },
    decideReturn(id: string, status: "Completed" | "Rejected", options?: CallOptions) {
      const payload = { params: { id }, body: { status } };
      return call(orderCalls.decideReturn, payload, options, oneUnder("order"));
    },
  };
}

/**
 * A new name for a purchase, for `idempotencyKey`: 128 random bits as text.
 * `crypto.randomUUID` does not exist on pages served without TLS.
 */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
