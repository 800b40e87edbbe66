import { createStoreApi, type StoreApi, type StoreClient } from "@taanka/api-client";
import { createMemorySession, type StoreSession } from "@taanka/api-client/session";

/** Some of the client's calls, which answer with as much as a test reads. */
type Calls = {
  [Resource in keyof StoreClient]?: {
    [Call in keyof StoreClient[Resource]]?: (...input: never[]) => Promise<unknown>;
  };
};

/** The resource that `cartClient` and the like make the calls of. */
const nameOf = ({ name }: { name: string }) => name.replace(/Client$/, "") as keyof Calls;

/** An API of these calls; all others ask an address that does not answer. */
export function apiWith(calls: Calls): StoreApi {
  const api = createStoreApi({
    baseUrl: "http://shop.test/api",
    session: createMemorySession(),
  });
  return (resource) => ({ ...api(resource), ...calls[nameOf(resource)] });
}

let provided = apiWith({});

/** Has {@link testApi} answer with these calls from now on. */
export function provideCalls(calls: Calls): void {
  provided = apiWith(calls);
}

/** The API of a test's pages: the calls that were provided last. */
export const testApi: StoreApi = (resource) => provided(resource);

/** A session of a person who has signed in. */
export const signedInSession = (): StoreSession =>
  createMemorySession({
    accessToken: "access",
    refreshToken: "refresh",
    user: { name: "Meera", email: "", phoneNumber: "9876543210", role: "User" },
  });
