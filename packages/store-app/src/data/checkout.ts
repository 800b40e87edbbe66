import { cartLineSchema } from "@taanka/api-client/contract";
import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { tabMemory } from "./tabMemory";

const triedSchema = v.object({
  /** Sent again with it, the purchase is made once. */
  key: v.string(),
  /** What was asked for, as text. */
  holds: v.string(),
  /** In which language. */
  language: v.string(),
  /** What is bought: the shop may have taken it out of the cart already. */
  items: v.array(cartLineSchema),
  addressId: v.string(),
  paymentMethod: v.picklist(["Online", "COD"]),
  coupon: v.optional(v.object({ code: v.string(), discount: v.number() })),
});

/** A purchase that was sent to the shop, as long as nobody has heard what came of it. */
export type TriedPurchase = v.InferOutput<typeof triedSchema>;

const choiceSchema = v.object({
  /** Whose choice it is; nobody's before they sign in. */
  owner: v.optional(v.string()),
  /** Address that the order goes to. */
  addressId: v.optional(v.string()),
  /** Lines of the cart that are not bought this time, by their key. */
  unselected: v.optional(v.array(v.string()), []),
  tried: v.optional(triedSchema),
  /** The order that this tab has gone to pay for last. */
  awaited: v.optional(v.string()),
  /** Code of the coupon that is to be used. */
  coupon: v.optional(v.string()),
  /** Code of the coupon that the last order took, until it is paid: it comes back with the pieces. */
  couponInOrder: v.optional(v.string()),
  /** The total that was shown last on the way to the order, in rupees. */
  seen: v.optional(v.number()),
});

/** What a person has chosen on the way to an order; kept for this tab. */
export type CheckoutChoice = v.InferOutput<typeof choiceSchema>;

const nothing: CheckoutChoice = { unselected: [] };
const memory = tabMemory("taanka.checkout", choiceSchema, nothing);

/** The choice as it is now, for what runs outside of a render. */
export const readCheckoutChoice = (): CheckoutChoice => memory.read();

/** Changes the choice and remembers it. */
export function chooseForCheckout(change: Partial<CheckoutChoice>): void {
  memory.write({ ...memory.read(), ...change });
}

/** Gives the coupon of an order back that came to nothing, unless another was chosen since. */
export function takeCouponBack(): void {
  const { coupon, couponInOrder } = memory.read();
  chooseForCheckout({ coupon: coupon ?? couponInOrder, couponInOrder: undefined });
}

/** The choice of this tab; nothing is chosen on the server. */
export function useCheckoutChoice(): CheckoutChoice {
  return useSyncExternalStore(memory.subscribe, memory.read, () => nothing);
}

/** Forgets the choice of somebody who leaves; what a visitor has chosen stays theirs. */
export function forgetCheckout(): void {
  if (memory.read().owner !== undefined) memory.write(nothing);
}

/** Gives the choice to whoever signs in, unless it was somebody else's, which is forgotten. */
export function claimCheckout(owner: string): void {
  const { owner: before } = memory.read();
  if (before === owner) return;
  if (before !== undefined) memory.write(nothing);
  chooseForCheckout({ owner });
}
