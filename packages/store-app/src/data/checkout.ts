import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { tabMemory } from "./tabMemory";

const choiceSchema = v.object({
  /** Address that the order goes to. */
  addressId: v.optional(v.string()),
  /** Lines of the cart that are not bought this time, by their key. */
  unselected: v.optional(v.array(v.string()), []),
  /** The purchase that was tried last: its key, and what it held. */
  tried: v.optional(v.object({ key: v.string(), holds: v.string() })),
  /** The order that this tab has gone to pay for last. */
  awaited: v.optional(v.string()),
  /** Code of the coupon that is to be used. */
  coupon: v.optional(v.string()),
});

/** What a person has chosen on the way to an order; kept for this tab. */
export type CheckoutChoice = v.InferOutput<typeof choiceSchema>;

const nothing: CheckoutChoice = { unselected: [] };
const memory = tabMemory("taanka.checkout", choiceSchema, nothing);

/** Changes the choice and remembers it. */
export function chooseForCheckout(change: Partial<CheckoutChoice>): void {
  memory.write({ ...memory.read(), ...change });
}

/** The choice of this tab; nothing is chosen on the server. */
export function useCheckoutChoice(): CheckoutChoice {
  return useSyncExternalStore(memory.subscribe, memory.read, () => nothing);
}
