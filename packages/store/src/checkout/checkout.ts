import { cartLineSchema } from "@taanka/api-client/contract";
import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { sessionStorageItem } from "../storage/browserStorage";

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
const storedChoice = sessionStorageItem("taanka.checkout", choiceSchema, nothing);

/** Who is signed in, by their number. */
let shopper: string | undefined;

/** The choice as it is now, for what runs outside of a render; nobody reads somebody else's. */
export function readCheckoutChoice(): CheckoutChoice {
  const stored = storedChoice.read();
  return stored.owner === undefined || stored.owner === shopper ? stored : nothing;
}

/** Changes the choice and remembers it; a visitor's takes the place of what is kept for another. */
export function chooseForCheckout(change: Partial<CheckoutChoice>): void {
  const choice = readCheckoutChoice();
  // A call that failed for an ended session takes something back, which is no visitor's choice.
  if (choice !== nothing || Object.values(change).some(Boolean)) {
    storedChoice.write({ ...choice, ...change });
  }
}

/** The choice of this tab; nothing is chosen on the server. */
export function useCheckoutChoice(): CheckoutChoice {
  return useSyncExternalStore(storedChoice.subscribe, readCheckoutChoice, () => nothing);
}

/** Forgets the choice of whoever logs out. */
export const forgetCheckout = (): void => storedChoice.write(nothing);

/**
 * Tells who is signed in from now on: what a visitor has chosen is theirs, what another has is
 * forgotten. With nobody it is kept, out of sight, for its owner, whose session may have expired.
 */
export function claimCheckout(owner: string | undefined): void {
  shopper = owner;
  // Written also as it is: those who listen do not see it any more.
  storedChoice.write(
    owner === undefined ? storedChoice.read() : { ...readCheckoutChoice(), owner },
  );
}
