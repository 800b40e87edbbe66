import type { StoreClient } from "@taanka/api-client";

type ClientSource = () => Promise<StoreClient>;

let source: ClientSource | undefined;

/** Says where queries get the API client from; called once by the browser's and the server's entry. */
export function provideApi(newSource: ClientSource): void {
  source = newSource;
}

/** The API client. In the browser its code loads at the first call, not with the page. */
export function api(): Promise<StoreClient> {
  if (!source) throw new Error("No API client was provided: call provideApi() in the entry.");
  return source();
}
