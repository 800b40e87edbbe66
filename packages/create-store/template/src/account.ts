import { isSignedIn, type OtpInput, type SignupInput } from "@taanka/api-client";
import type { QueryClient } from "@tanstack/react-query";
import { currentLines } from "./cart";
import { forgetDraft } from "./draft";
import { session } from "./session";
import { store } from "./store";

/** Begins the keys of all that belongs to whoever is signed in. */
const accountKey = "account";
export const addressesKey = [accountKey, "addresses"];
export const ordersKey = [accountKey, "orders"];
export const orderKey = (id: string) => [accountKey, "order", id];

/** What one person has is not shown to the next one at this device. */
export const forgetOnSignOut = (queries: QueryClient) =>
  session.subscribe(() => {
    if (isSignedIn(session.read())) return;
    queries.removeQueries({ queryKey: [accountKey] });
    forgetDraft();
  });

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
