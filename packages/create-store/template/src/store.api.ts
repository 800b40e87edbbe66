import { createStoreClient } from "@taanka/api-client";
import { session } from "./session";
import shop from "./shop.json";

/** The shop's API. */
export const store = createStoreClient({ baseUrl: shop.api, session });

export const isSandbox = false;
