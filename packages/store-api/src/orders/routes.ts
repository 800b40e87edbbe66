import { endpoints } from "@taanka/api-client/contract";
import { mount } from "../http/call.js";
import type { HttpApp } from "../http/env.js";
import { Failure } from "../http/failure.js";
import { checkoutPage, settlePayment } from "../payments/settle.js";
import type { Services } from "../services.js";
import { cancelOrder } from "./cancel.js";
import { createOrder } from "./create.js";
import { findOrder, listOrders, selectOrder } from "./read.js";

/** The orders of whoever is signed in. */
export function orderRoutes(app: HttpApp, services: Services): void {
  const { config, database } = services;
  mount(app, services, endpoints.orders.list, async ({ user }) => ({
    data: await listOrders(database.db, user.id, config.publicUrl),
  }));
  mount(app, services, endpoints.orders.read, async ({ params, user }) => {
    const order = await findOrder(database.db, user.id, params.id, config.publicUrl);
    if (!order) throw new Failure("not_found", "Order Not Found");
    return { data: order };
  });
  mount(app, services, endpoints.orders.create, async ({ body, user, idempotencyKey }) => {
    const order = await createOrder(services, user.id, body, idempotencyKey);
    const row = await selectOrder(database.db, user.id, order._id).executeTakeFirstOrThrow();
    if (row.payment_method === "COD") {
      return { data: { ...order, checkoutPageUrl: null }, message: "Order placed" };
    }
    const checkoutPageUrl = await checkoutPage(services, row);
    return { data: { ...order, checkoutPageUrl }, message: "Order waits for its payment" };
  });
  mount(app, services, endpoints.orders.verifyPayment, async ({ body, user }) => {
    const row = await selectOrder(database.db, user.id, body.merchantOrderId).executeTakeFirst();
    if (!row) throw new Failure("not_found", "Order Not Found");
    if (row.payment_method === "COD") {
      throw new Failure("validation_failed", "This order is paid in cash on delivery");
    }
    await settlePayment(services, row.id);
    const order = await findOrder(database.db, user.id, row.id, config.publicUrl);
    return order ? { data: order } : {};
  });
  mount(app, services, endpoints.orders.cancel, async ({ body, user }) => {
    await cancelOrder(services, user.id, body.orderId, body.refundReason);
    return { message: "Order cancelled successfully!" };
  });
}
