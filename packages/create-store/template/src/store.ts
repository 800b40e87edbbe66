import { createStoreClient } from "@taanka/api-client";
import { sandbox } from "./sandbox";
import { session } from "./session";

/** The sandbox stands in for an API; `store.api.ts` is what takes the place of this file. */
export const store = createStoreClient({ session, transport: sandbox });

/** Whether nothing is sold for real: the page of the code says so. */
export const isSandbox = true;
