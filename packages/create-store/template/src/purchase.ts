import { createIdempotencyKey, type Order, type OrderInput } from "@taanka/api-client";
import { removeLine } from "./cart";
import { isOutcomeUnknown } from "./errors";
import { locale } from "./language";
import { session } from "./session";
import shop from "./shop.json";
import { store } from "./store";

type Purchase = Omit<OrderInput, "language">;

const storageKey = `${shop.id}-purchase`;

/** A purchase that was sent, as long as nobody has heard what became of it. */
interface Tried {
  /** Sent again with it, the purchase is made once. */
  key: string;
  /** What was asked for, as text. */
  holds: string;
  /** The shopper may have changed it since: it is sent as it was. */
  language: string;
  /** Phone number of whoever bought: it is nothing to the next one at this device. */
  buyer: string;
}

function isTried(value: unknown): value is Tried {
  const { key, holds, language, buyer }: Record<string, unknown> = Object(value);
  return [key, holds, language, buyer].every((text) => typeof text === "string" && text !== "");
}

const buyerNow = () => session.read().user?.phoneNumber || "nobody";

/** The purchase of whoever is signed in that was sent and never answered. */
function unanswered(): Tried | undefined {
  try {
    const tried: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    return isTried(tried) && tried.buyer === buyerNow() ? tried : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an order may have been placed of which the shopper has not heard. */
export const isUnanswered = () => unanswered() !== undefined;

/** What a purchase is sent with: the same again in every tab, until it is answered. */
function begin(purchase: Purchase): Tried {
  const holds = JSON.stringify(purchase);
  const tried = unanswered();
  if (tried?.holds === holds) return tried;
  const language = locale.slice(0, 2);
  const fresh = { key: createIdempotencyKey(), holds, language, buyer: buyerNow() };
  try {
    localStorage.setItem(storageKey, JSON.stringify(fresh));
  } catch {
    // Where nothing may be stored each press is a purchase of its own.
  }
  return fresh;
}

function forget() {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored either.
  }
}

/** Places an order, once however often it is sent, and takes what was bought out of the cart. */
export async function placeOrder(purchase: Purchase): Promise<Order> {
  const { key, language } = begin(purchase);
  try {
    const order = { ...purchase, language };
    const placed = await store.orders.create(order, { idempotencyKey: key });
    forget();
    for (const { skuId } of purchase.orderDetails) removeLine(skuId);
    return placed;
  } catch (error) {
    if (!isOutcomeUnknown(error)) forget();
    throw error;
  }
}
