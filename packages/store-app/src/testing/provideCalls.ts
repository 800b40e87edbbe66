import { createStoreClient, type StoreClient } from "@taanka/api-client";
import { createMemorySession } from "@taanka/api-client/session";
import { provideApi } from "../data/api";

/** Some of the client's calls, which answer with as much as a test reads. */
type Calls = {
  [Resource in keyof StoreClient]?: {
    [Call in keyof StoreClient[Resource]]?: (...input: never[]) => Promise<unknown>;
  };
};

/** Has the shop's queries and mutations make these calls, for tests of a screen without a server. */
export function provideCalls(calls: Calls, provide = provideApi): void {
  const client = createStoreClient({
    baseUrl: "http://shop.test/api",
    session: createMemorySession(),
  });
  for (const resource of Object.keys(client) as (keyof StoreClient)[]) {
    Object.assign(client[resource], calls[resource]);
  }
  provide(client);
}
