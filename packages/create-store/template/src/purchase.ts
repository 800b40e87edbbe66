import { ApiError, createIdempotencyKey, type Order, type OrderInput } from "@taanka/api-client";
import { removeLine } from "./cart";
import { locale } from "./language";
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
}

function isTried(value: unknown): value is Tried {
  const { key, holds, language }: Record<string, unknown> = Object(value);
  return [key, holds, language].every((text) => typeof text === "string" && text !== "");
}

/** What a purchase is sent with: the same again in every tab, until it is answered. */
function begin(purchase: Purchase): Tried {
  const holds = JSON.stringify(purchase);
  const fresh = { key: createIdempotencyKey(), holds, language: locale.slice(0, 2) };
  try {
    const tried: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    if (isTried(tried) && tried.holds === holds) return tried;
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

/** Whether the API has said no; without an answer the order may have been placed all the same. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

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
    if (isRefusal(error)) forget();
    throw error;
  }
}
