import { createStoreClient, type StoreClient } from "@taanka/api-client";
import type { Session } from "../session/session";

let client: StoreClient | undefined;

/** The browser's API client. This module loads at the first call, so that first views do without. */
export function browserApi(session: Session): StoreClient {
  client ??= createStoreClient({
    baseUrl: document.documentElement.dataset.api ?? "/api",
    session,
    onSessionExpired: () => window.dispatchEvent(new Event("taanka:session-expired")),
  });
  return client;
}
