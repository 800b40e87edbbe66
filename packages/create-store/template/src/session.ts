import { createBrowserSession, isSignedIn } from "@taanka/api-client/session";
import { useSyncExternalStore } from "react";

/** Who is signed in, kept on the device and shared by its tabs. */
export const session = createBrowserSession();

/** Whoever is signed in, or nobody. */
export const useUser = () => {
  const state = useSyncExternalStore(session.subscribe, session.read);
  return isSignedIn(state) ? state.user : null;
};
