import type { StoreClient } from "@taanka/api-client";

let client: StoreClient | undefined;

/** Says which API the queries ask; called once by the browser's and the server's entry. */
export function provideApi(provided: StoreClient): void {
  client = provided;
}

/** The API client. */
export function api(): StoreClient {
  if (!client) throw new Error("No API client was provided: call provideApi() in the entry.");
  return client;
}
