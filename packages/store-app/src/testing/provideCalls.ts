import { createStoreApi, type StoreClient } from "@taanka/api-client";
import { createMemorySession } from "@taanka/api-client/session";
import { provideApi } from "../data/api";

/** Some of the client's calls, which answer with as much as a test reads. */
type Calls = {
  [Resource in keyof StoreClient]?: {
    [Call in keyof StoreClient[Resource]]?: (...input: never[]) => Promise<unknown>;
  };
};

/** The resource that `cartClient` and the like make the calls of. */
const nameOf = ({ name }: { name: string }) => name.replace(/Client$/, "") as keyof Calls;

/** Has the shop's queries and mutations make these calls, for tests of a screen without a server. */
export function provideCalls(calls: Calls, provide = provideApi): void {
  const api = createStoreApi({
    baseUrl: "http://shop.test/api",
    session: createMemorySession(),
  });
  provide((resource) => ({ ...api(resource), ...calls[nameOf(resource)] }));
}
