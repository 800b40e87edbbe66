import { createBrowserSession, createStoreClient } from "@taanka/api-client";
import shop from "./shop.json";

/** The shop's API. */
export const store = createStoreClient({ baseUrl: shop.api, session: createBrowserSession() });

/** A picture's address: an API may give it without its own host. */
export const pictureAddress = (address: string) =>
  new URL(address, new URL(shop.api, location.href)).href;
