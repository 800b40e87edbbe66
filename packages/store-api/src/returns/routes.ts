import { endpoints } from "@taanka/api-client/contract";
import { mount } from "../http/call.js";
import type { HttpApp } from "../http/env.js";
import { readOrder } from "../orders/read.js";
import type { Services } from "../services.js";
import { decideReturn } from "./decide.js";
import { requestReturn } from "./request.js";

/** Pieces of delivered orders that go back, and how an administrator ends it. */
export function returnRoutes(app: HttpApp, services: Services): void {
  const { database } = services;
  const show = (orderId: string) => readOrder(database.db, orderId, services);

  mount(app, services, endpoints.orders.returnRefund, async ({ body, user }) => ({
    data: await show(await requestReturn(services, user.id, body)),
    message: "Return requested",
  }));
  mount(app, services, endpoints.orders.returnExchange, async ({ body, user }) => ({
    data: await show(await requestReturn(services, user.id, body)),
    message: "Exchange requested",
  }));
  mount(app, services, endpoints.orders.decideReturn, async ({ params, body }) => {
    const outcome = body.status === "Completed" ? "completed" : "rejected";
    const orderId = await decideReturn(services, params.id, outcome);
    services.messages.soon();
    return {
      data: await show(orderId),
      message: `Return ${outcome}`,
    };
  });
}
