import { endpoints } from "@taanka/api-client/contract";
import { mount } from "../http/call.js";
import type { HttpApp } from "../http/env.js";
import { Failure } from "../http/failure.js";
import { limitRate } from "../http/rate-limit.js";
import { createdPage, laterPage } from "../payments/checkout.js";
import { settlePayment } from "../payments/settle.js";
import type { Services } from "../services.js";
import { advanceOrder } from "./advance.js";
import { cancelOrder } from "./cancel.js";
import { createOrder } from "./create.js";
import { answerOrder, findOrder, listOrders, readOrder, selectOrder } from "./read.js";
import { stateOf } from "./states.js";
import { trackOrder } from "./track.js";

/** More orders than that a person does not place; a script that reserves the stock would. */
const ORDERS = { hits: 120, windowSeconds: 10 * 60 };
/** The payment service, which all shoppers share, is asked each time. */
const PAYMENT_LOOKS = { hits: 60, windowSeconds: 10 * 60 };

/** The orders of whoever is signed in, and what administrators do with all. */
export function orderRoutes(app: HttpApp, services: Services): void {
  const { database, messages } = services;
  mount(app, services, endpoints.orders.list, async ({ user }) => ({
    data: await listOrders(database.db, user.id, services),
  }));
  mount(app, services, endpoints.orders.read, async ({ params, user }) => {
    const row = await selectOrder(database.db, user.id, params.id).executeTakeFirst();
    if (!row) throw new Failure("not_found", "Order Not Found");
    const order = await answerOrder(database.db, row, services);
    return { data: { ...order, checkoutPageUrl: await laterPage(services, row) } };
  });
  mount(app, services, endpoints.orders.create, async ({ body, user, idempotencyKey }) => {
    await limitRate(database.db, `order:user:${user.id}`, ORDERS, services.now());
    const order = await createOrder(services, user.id, body, idempotencyKey);
    messages.soon();
    const row = await selectOrder(database.db, user.id, order._id).executeTakeFirstOrThrow();
    const checkoutPageUrl = await createdPage(services, row);
    const message = checkoutPageUrl === null ? "Order placed" : "Order waits for its payment";
    return { data: { ...order, checkoutPageUrl }, message };
  });
  mount(app, services, endpoints.orders.verifyPayment, async ({ body, user }) => {
    await limitRate(database.db, `payment:user:${user.id}`, PAYMENT_LOOKS, services.now());
    const row = await selectOrder(database.db, user.id, body.merchantOrderId).executeTakeFirst();
    if (!row) throw new Failure("not_found", "Order Not Found");
    if (row.payment_method === "COD") {
      throw new Failure("validation_failed", "This order is paid in cash on delivery");
    }
    await settlePayment(services, row.id);
    messages.soon();
    const order = await findOrder(database.db, user.id, row.id, services);
    return order ? { data: order } : {};
  });
  mount(app, services, endpoints.orders.cancel, async ({ body, user }) => {
    await cancelOrder(services, user.id, body.orderId, body.refundReason);
    messages.soon();
    return { message: "Order cancelled successfully!" };
  });
  mount(app, services, endpoints.orders.track, async ({ body, address }) => ({
    data: await trackOrder(services, body.orderId, body.phoneLastDigits, address),
  }));
  mount(app, services, endpoints.orders.advance, async ({ params, body }) => {
    const id = await advanceOrder(services, params.id, stateOf(body.status));
    messages.soon();
    return {
      data: await readOrder(database.db, id, services),
      message: `Order is now ${body.status}`,
    };
  });
}
