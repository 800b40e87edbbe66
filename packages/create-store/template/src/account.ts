import type { Order, OtpInput, SignupInput } from "@taanka/api-client";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { currentLines } from "./cart";
import { forgetDraft } from "./draft";
import { forgetOldPurchase } from "./purchase";
import { personNow, session } from "./session";
import { store } from "./store";

/** Begins the keys of all that belongs to whoever is signed in; their phone number follows. */
export const accountKey = "account";

export const addressesOf = (person: string) =>
  queryOptions({
    queryKey: [accountKey, person, "addresses"],
    queryFn: ({ signal }) => store.addresses.list({ signal }),
  });

export const ordersOf = (person: string) =>
  queryOptions({
    queryKey: [accountKey, person, "orders"],
    queryFn: ({ signal }) => store.orders.list({ signal }),
  });

export const orderOf = (person: string, id: string) =>
  queryOptions({
    queryKey: [accountKey, person, "order", id],
    queryFn: ({ signal }) => store.orders.read(id, { signal }),
  });

/** Whether its buyer may still cancel it. */
export const isCancellable = ({ isOrderCancelled, orderStatus }: Order) =>
  !isOrderCancelled && ["Order Placed", "Ready to Dispatch"].includes(orderStatus);

/**
 * What one person has is not shown to the next one at this device. A tab may never see that nobody was signed
 * in between the two: another one did it all.
 */
export function forgetOthers(queries: QueryClient) {
  let person = personNow();
  forgetOldPurchase();
  return session.subscribe(() => {
    if (personNow() === person) return;
    person = personNow();
    queries.removeQueries({ queryKey: [accountKey] });
    queries.getMutationCache().clear();
    forgetDraft();
    forgetOldPurchase();
  });
}

/** Tells the API of the visitor's cart. An order names its lines itself: where this fails, nothing is lost. */
async function shareCart() {
  const lines = currentLines();
  if (lines.length > 0) await store.cart.merge({ lines }).catch(() => undefined);
}

export async function signIn(input: OtpInput) {
  await store.auth.login(input);
  await shareCart();
}

export async function signUp(input: SignupInput) {
  await store.auth.signup(input);
  await shareCart();
}
