import { isSignedIn, type SessionState, SIGNED_OUT } from "@taanka/api-client/session";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from "react";
import { ownKeys } from "../data/keys";
import type { Session } from "./session";

interface SessionValue {
  /** False while the server's page is being taken over, when nobody knows yet who is signed in. */
  known: boolean;
  signedIn: boolean;
  user: SessionState["user"];
  session: Session;
}

const SessionContext = createContext<SessionValue | undefined>(undefined);

const never = () => () => undefined;

/** Gives the screens who is signed in, and forgets a person's data when they leave. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  const state = useSyncExternalStore(session.subscribe, session.read, () => SIGNED_OUT);
  const known = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const signedIn = isSignedIn(state);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!signedIn) for (const queryKey of ownKeys) queryClient.removeQueries({ queryKey });
  }, [signedIn, queryClient]);
  return (
    <SessionContext value={{ known, signedIn, user: state.user, session }}>
      {children}
    </SessionContext>
  );
}

/** Who is signed in. */
export function useSession(): SessionValue {
  const value = useContext(SessionContext);
  if (!value) throw new Error("useSession() needs a SessionProvider above it.");
  return value;
}
