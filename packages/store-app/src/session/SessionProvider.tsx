import { isSignedIn, type SessionState, SIGNED_OUT } from "@taanka/api-client/session";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from "react";
import { forgetCopies } from "../data/keptCopy";
import { personal } from "../data/queryClient";
import { useNotedPages } from "./origin";
import type { Session } from "./session";

const SessionContext = createContext<Session | undefined>(undefined);

const never = () => () => undefined;
const visitor = () => SIGNED_OUT;

/** Who is signed in, as the server's page has it until that page is taken over. */
function useSessionState(session: Session): SessionState {
  return useSyncExternalStore(session.subscribe, session.read, visitor);
}

/**
 * Gives the screens the session, and forgets a person's data when they leave. The context's value
 * never changes, so that a change of the session renders only who asked for it.
 */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return (
    <SessionContext value={session}>
      <Forgetting session={session} />
      <NotedPages />
      {children}
    </SessionContext>
  );
}

function Forgetting({ session }: { session: Session }) {
  const signedIn = isSignedIn(useSessionState(session));
  const queryClient = useQueryClient();
  useEffect(() => {
    // While the server's page is taken over nobody seems to be signed in; the session knows better.
    if (signedIn || isSignedIn(session.read())) return;
    queryClient.removeQueries({ queryKey: [personal] });
    forgetCopies();
  }, [signedIn, queryClient, session]);
  return null;
}

function NotedPages() {
  useNotedPages();
  return null;
}

export interface SessionValue {
  /** False while the server's page is being taken over, when nobody knows yet who is signed in. */
  known: boolean;
  signedIn: boolean;
  user: SessionState["user"];
  session: Session;
}

/** Who is signed in. */
export function useSession(): SessionValue {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession() needs a SessionProvider above it.");
  const state = useSessionState(session);
  const known = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return { known, signedIn: isSignedIn(state), user: state.user, session };
}
