import { createBrowserSession, createStoreClient } from "@taanka/api-client";
import { sandbox } from "./sandbox";

/** The sandbox stands in for an API; `store.api.ts` is what takes the place of this file. */
export const store = createStoreClient({ session: createBrowserSession(), transport: sandbox });

/** A picture's address: the sandbox's are the shop's own. */
export const pictureAddress = (address: string) => address;
