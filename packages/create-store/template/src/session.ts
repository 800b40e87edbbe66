import { createBrowserSession, isSignedIn } from "@taanka/api-client/session";
import { useSyncExternalStore } from "react";
import shop from "./shop.json";

/** Who is signed in, kept on the device and shared by the shop's tabs; another shop's are not asked. */
export const session = createBrowserSession(undefined, { prefix: `${shop.id}-` });

const userNow = () => {
  const state = session.read();
  return isSignedIn(state) ? state.user : null;
};

/** Whoever is signed in, or nobody. */
export const useUser = () => useSyncExternalStore(session.subscribe, userNow);

/** Phone number of whoever is signed in, which tells people apart; undefined where nobody is. */
export const personNow = () => userNow()?.phoneNumber;
