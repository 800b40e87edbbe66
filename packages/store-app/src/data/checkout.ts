import { useSyncExternalStore } from "react";
import * as v from "valibot";

const storageKey = "taanka.checkout";

const choiceSchema = v.object({
  /** Address that the order goes to. */
  addressId: v.optional(v.string()),
  /** Lines of the cart that are not bought this time, by their key. */
  unselected: v.optional(v.array(v.string()), []),
  /** The purchase that was tried last: its key, and what it held. */
  tried: v.optional(v.object({ key: v.string(), holds: v.string() })),
});

/** What a person has chosen on the way to an order; kept for this tab. */
export type CheckoutChoice = v.InferOutput<typeof choiceSchema>;

const nothing: CheckoutChoice = { unselected: [] };
const listeners = new Set<() => void>();
let current: CheckoutChoice | undefined;

function readStored(): CheckoutChoice {
  try {
    const parsed = v.safeParse(
      choiceSchema,
      JSON.parse(sessionStorage.getItem(storageKey) ?? "{}"),
    );
    return parsed.success ? parsed.output : nothing;
  } catch {
    return nothing;
  }
}

function read(): CheckoutChoice {
  current ??= readStored();
  return current;
}

/** Changes the choice and remembers it; without storage it lasts as long as the page. */
export function chooseForCheckout(change: Partial<CheckoutChoice>): void {
  current = { ...read(), ...change };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(current));
  } catch {
    // Private windows may refuse storage: the choice then lives in memory alone.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The choice of this tab; nothing is chosen on the server. */
export function useCheckoutChoice(): CheckoutChoice {
  return useSyncExternalStore(subscribe, read, () => nothing);
}
