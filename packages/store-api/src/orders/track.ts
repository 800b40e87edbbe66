import type { CallData, endpoints } from "@taanka/api-client/contract";
import { widerNetwork } from "../http/address.js";
import { Failure } from "../http/failure.js";
import { byNetwork, forgiveHit, limitRate, type RateLimit } from "../http/rate-limit.js";
import type { Services } from "../services.js";
import { DAY_SECONDS } from "../time.js";
import { readOrderNumber } from "./number.js";
import { isCancelled, isPaid, statusLabel } from "./states.js";

/** Four digits are soon guessed: so often may one address be wrong about an order in a day, */
const WRONG_PER_ADDRESS = { hits: 5, windowSeconds: DAY_SECONDS };
/** and so often all addresses together. */
const WRONG_PER_ORDER = { hits: 50, windowSeconds: DAY_SECONDS };
const TRIES_PER_ADDRESS = { hits: 20, windowSeconds: 10 * 60 };

/**
 * How far an order is, for somebody who is not signed in. An unknown number and wrong digits are
 * told apart by nothing: tries are counted by the number that was asked for, and only wrong ones.
 *
 * @param orderId - the order's number, however it is typed
 * @param digits - the last four of the account's or the delivery's phone number
 * @throws Failure `not_found`, `rate_limited`
 */
export async function trackOrder(
  { database, now, shop }: Pick<Services, "database" | "now" | "shop">,
  orderId: string,
  digits: string,
  address: string,
): Promise<CallData<typeof endpoints.orders.track>> {
  const { db } = database;
  const networks = { address, wider: widerNetwork(address) };
  for (const [network, limit] of byNetwork(networks, TRIES_PER_ADDRESS))
    await limitRate(db, `track:address:${network}`, limit, now());
  const number = readOrderNumber(orderId, shop.orders.numberPrefix);
  // The number last: it is the caller's word, and must not read like another's address.
  const wrong: [key: string, limit: RateLimit][] = [
    ...byNetwork(networks, WRONG_PER_ADDRESS).map(([network, limit]): [string, RateLimit] => [
      `track:wrong:${network}:${number}`,
      limit,
    ]),
    [`track:order:${number}`, WRONG_PER_ORDER],
  ];
  // Counted first, so that many guesses at the same time are no more than one after the other.
  for (const [key, limit] of wrong) await limitRate(db, key, limit, now());
  const order = await db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.user_id")
    .selectAll("orders")
    .select("users.phone")
    .where("order_id", "=", number)
    .where("is_placed", "=", true)
    .executeTakeFirst();
  const phones = order ? [order.phone, order.address.phoneNumber] : [];
  if (!order || !phones.some((phone) => phone.endsWith(digits))) {
    throw new Failure("not_found", "Order Not Found");
  }
  for (const [key, limit] of wrong) await forgiveHit(db, key, limit, now());
  return {
    orderId: order.order_id,
    orderStatus: statusLabel(order.status),
    isOrderCancelled: isCancelled(order.status),
    createdAt: order.created_at.toISOString(),
    orderStatusDate: order.status_at.toISOString(),
    deliveryDate: order.delivery_at.toISOString(),
    refund:
      order.refund_requested_at && isPaid(order)
        ? { requestDate: order.refund_requested_at.toISOString() }
        : null,
  };
}
