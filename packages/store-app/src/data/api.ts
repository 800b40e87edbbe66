import type { StoreApi } from "@taanka/api-client";

let provided: StoreApi | undefined;

/**
 * Says which API the queries ask. Its calls carry the session of `session/`, and a 401 has the client renew
 * the token and ask once more (`client/refresh.ts` of `@taanka/api-client`). Called once by the browser's
 * and the server's entry.
 */
export function provideApi(api: StoreApi): void {
  provided = api;
}

/** The calls of one resource of the API. A page loads the code of those that it names. */
export const api: StoreApi = (resource) => {
  if (!provided) throw new Error("No API was provided: call provideApi() in the entry.");
  return provided(resource);
};
