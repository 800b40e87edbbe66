import type { CallData, endpoints } from "@taanka/api-client/contract";
import { Failure } from "../http/failure.js";
import { limitRate } from "../http/rate-limit.js";
import type { Services } from "../services.js";
import { isCancelled, statusLabel } from "./states.js";

/** Four digits are soon guessed: an order may be asked for this often a day, by all together. */
const TRIES_PER_ORDER = { hits: 30, windowSeconds: 24 * 60 * 60 };
const TRIES_PER_ADDRESS = { hits: 20, windowSeconds: 10 * 60 };

/**
 * How far an order is, for somebody who is not signed in. An unknown number and wrong digits are
 * told apart by nothing.
 *
 * @param digits - the last four of the account's or the delivery's phone number
 * @throws Failure `not_found`, `rate_limited`
 */
export async function trackOrder(
  { database, now }: Pick<Services, "database" | "now">,
  orderId: string,
  digits: string,
  address: string,
): Promise<CallData<typeof endpoints.orders.track>> {
  const { db } = database;
  await limitRate(db, `track:address:${address}`, TRIES_PER_ADDRESS, now());
  const order = await db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.user_id")
    .selectAll("orders")
    .select("users.phone")
    .where("order_id", "=", orderId.toUpperCase())
    .where("is_placed", "=", true)
    .executeTakeFirst();
  if (order) await limitRate(db, `track:order:${order.id}`, TRIES_PER_ORDER, now());
  const phones = order ? [order.phone, order.address.phoneNumber] : [];
  if (!order || !phones.some((phone) => phone.endsWith(digits))) {
    throw new Failure("not_found", "Order Not Found");
  }
  return {
    orderId: order.order_id,
    orderStatus: statusLabel(order.status),
    isOrderCancelled: isCancelled(order.status),
    createdAt: order.created_at.toISOString(),
    orderStatusDate: order.status_at.toISOString(),
    deliveryDate: order.delivery_at.toISOString(),
    refund: order.refund_requested_at && {
      requestDate: order.refund_requested_at.toISOString(),
    },
  };
}
