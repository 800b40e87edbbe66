import { createIdempotencyKey, type Order, type OrderInput } from "@taanka/api-client";
import { removeLine } from "./cart";
import { isOutcomeUnknown } from "./errors";
import { locale } from "./language";
import { personNow } from "./session";
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
  /** When it was sent, in milliseconds: no phone number is kept for good. */
  at: number;
}

const day = 24 * 60 * 60 * 1000;

function isTried(value: unknown): value is Tried {
  const { key, holds, language, buyer, at }: Record<string, unknown> = Object(value);
  const texts = [key, holds, language, buyer];
  const isWhole = texts.every((text) => typeof text === "string" && text !== "");
  // Also where a clock was put back meanwhile.
  return isWhole && Math.abs(Date.now() - Number(at)) < day;
}

const buyerNow = () => personNow() || "nobody";

/** The purchase that was sent today and never answered. */
function stored(): Tried | undefined {
  try {
    const tried: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    return isTried(tried) ? tried : undefined;
  } catch {
    return undefined;
  }
}

/** That of whoever is signed in. */
function unanswered(): Tried | undefined {
  const tried = stored();
  return tried?.buyer === buyerNow() ? tried : undefined;
}

/** Whether an order may have been placed of which the shopper has not heard. */
export const isUnanswered = () => unanswered() !== undefined;

/** What a purchase is sent with: the same again in every tab, until it is answered. */
function begin(purchase: Purchase): Tried {
  const holds = JSON.stringify(purchase);
  const tried = unanswered();
  if (tried?.holds === holds) return tried;
  const language = locale.slice(0, 2);
  const key = createIdempotencyKey();
  const fresh = { key, holds, language, buyer: buyerNow(), at: Date.now() };
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

/** Forgets a purchase of yesterday, and one of somebody else than who is signed in. */
export function forgetOldPurchase() {
  const kept = personNow() === undefined ? stored() : unanswered();
  if (!kept) forget();
}

/** Forgets a purchase that was answered; meanwhile another one may have been sent. */
function settle(key: string) {
  if (stored()?.key === key) forget();
}

/** Places an order, once however often it is sent, and takes what was bought out of the cart. */
export async function placeOrder(purchase: Purchase): Promise<Order> {
  const { key, language } = begin(purchase);
  try {
    const order = { ...purchase, language };
    const placed = await store.orders.create(order, { idempotencyKey: key });
    settle(key);
    for (const { skuId } of purchase.orderDetails) removeLine(skuId);
    return placed;
  } catch (error) {
    if (!isOutcomeUnknown(error)) settle(key);
    throw error;
  }
}
