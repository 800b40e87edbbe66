import { createStoreClient } from "@taanka/api-client";
import { session } from "./session";
import shop from "./shop.json";

/** The shop's API. */
export const store = createStoreClient({ baseUrl: shop.api, session });

export const isSandbox = false;

/** A picture's address: an API may give it without its own host. */
export const pictureAddress = (address: string) =>
  new URL(address, new URL(shop.api, location.href)).href;
