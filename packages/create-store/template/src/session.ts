import { createBrowserSession, isSignedIn } from "@taanka/api-client/session";
import { useSyncExternalStore } from "react";
import shop from "./shop.json";

/** Who is signed in, kept on the device and shared by the shop's tabs; another shop's are not asked. */
export const session = createBrowserSession(undefined, { prefix: `${shop.id}-` });

/** Whoever is signed in, or nobody. */
export const useUser = () => {
  const state = useSyncExternalStore(session.subscribe, session.read);
  return isSignedIn(state) ? state.user : null;
};
