import type { StoreSession, Transport, User } from "@taanka/api-client";
import { createAdapter } from "@taanka/api-client/adapter";
import { createCartCalls, createCarts } from "./cart";
import { createCatalogue } from "./catalogue";
import { createMedusa, type MedusaSettings } from "./medusa";
import { createOrders } from "./orders";
import { createProducts } from "./products";
import { cartAnswer } from "./schemas";

/** Medusa's store API as a transport of the client. */
export function createMedusaTransport(settings: MedusaSettings): Transport {
  const medusa = createMedusa(settings);
  const products = createProducts(medusa, settings.regionId);
  const carts = createCarts(medusa);
  return createAdapter({
    ...createCatalogue(medusa, products),
    ...createCartCalls(carts, products),
    ...createOrders(medusa, carts),
  });
}

/**
 * Lets a guest buy: begins a cart in Medusa, whose id is the token of the session from now on. Medusa knows no
 * sign-in by phone, so a page asks for name, e-mail and number in its place; after an order it begins again.
 */
export async function beginAsGuest(
  settings: MedusaSettings,
  session: StoreSession,
  { name, email, phoneNumber }: Omit<User, "role">,
): Promise<void> {
  const body = { region_id: settings.regionId, email };
  const { cart } = await createMedusa(settings).post(
    cartAnswer,
    "/carts",
    AbortSignal.timeout(10_000),
    body,
  );
  const user = { name, email, phoneNumber, role: "User" };
  session.write({ accessToken: cart.id, refreshToken: null, user });
}
