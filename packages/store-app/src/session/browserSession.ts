import { createBrowserSession } from "@taanka/api-client/session";
import type { Session } from "./session";

let session: Session | undefined;

/** The one session of this tab, kept in local storage. */
export function browserSession(): Session {
  session ??= createBrowserSession();
  return session;
}
