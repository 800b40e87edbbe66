import {
  isSignedIn,
  type SessionState,
  SIGNED_OUT,
  type StoreSession,
} from "@taanka/api-client/session";
import { useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  Fragment,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { forgetLeftOut } from "../cart/guestCart";
import { claimCheckout } from "../checkout/checkout";
import { keepAccountFresh } from "../queries/accountFreshness";
import { accountKey } from "../queries/queryClient";
import { removeOfflineCopies } from "../storage/removeOfflineCopies";

const SessionContext = createContext<StoreSession | undefined>(undefined);

const never = () => () => undefined;
const visitor = () => SIGNED_OUT;

/** Who is signed in, as the server's page has it until that page is taken over. */
function useSessionState(session: StoreSession): SessionState {
  return useSyncExternalStore(session.subscribe, session.read, visitor);
}

/**
 * Gives the screens the session, and forgets a person's data when they leave. The context's value
 * never changes, so that a change of the session renders only who asked for it.
 */
export function SessionProvider({
  session,
  children,
}: {
  session: StoreSession;
  children: ReactNode;
}) {
  const person = personOf(useSessionState(session));
  const [shown, show] = useState({ person, count: 0 });
  // Whoever takes somebody's place in another tab begins with pages of their own.
  const isOther = person !== undefined && shown.person !== undefined && person !== shown.person;
  if (person !== shown.person) show({ person, count: shown.count + (isOther ? 1 : 0) });
  return (
    <SessionContext value={session}>
      <ClearAccountData session={session} />
      <Fragment key={shown.count}>{children}</Fragment>
    </SessionContext>
  );
}

/** Who is signed in: their number. */
const personOf = (state: SessionState): string | undefined =>
  isSignedIn(state) ? state.user?.phoneNumber : undefined;

/**
 * Forgets what belongs to a person as soon as they leave, before anything is rendered anew, and keeps it fresh
 * until then.
 */
function ClearAccountData({ session }: { session: StoreSession }) {
  const queryClient = useQueryClient();
  useEffect(() => {
    let before = personOf(session.read());
    const look = () => {
      const person = personOf(session.read());
      const hasLeft = before !== undefined && person !== before;
      // Also when nobody was here: an answer may have come late for who had left.
      if (person !== before) queryClient.removeQueries({ queryKey: [accountKey] });
      if (hasLeft) forgetLeftOut();
      if (hasLeft || person === undefined) removeOfflineCopies();
      claimCheckout(person);
      before = person;
    };
    look();
    return session.subscribe(look);
  }, [queryClient, session]);
  useEffect(() => keepAccountFresh(queryClient), [queryClient]);
  return null;
}

export interface SessionValue {
  /** False while the server's page is being taken over, when nobody knows yet who is signed in. */
  known: boolean;
  signedIn: boolean;
  user: SessionState["user"];
  session: StoreSession;
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
