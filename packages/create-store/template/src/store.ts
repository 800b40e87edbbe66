import { createBrowserSession, createStoreClient } from "@taanka/api-client";
import shop from "./shop.json";

const session = createBrowserSession();

/** The shop's API, or the sandbox where `shop.json` names none. */
export const store = shop.api
  ? createStoreClient({ baseUrl: shop.api, session })
  : createStoreClient({ session, transport: (await import("./sandbox")).sandbox });

/** A picture's address: an API may give it without its own host. */
export const pictureAddress = (address: string) =>
  shop.api ? new URL(address, new URL(shop.api, location.href)).href : address;
