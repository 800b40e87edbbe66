import type { User } from "../contract/auth";

/** What a session holds. Someone is signed in when both the access token and the user exist. */
export interface SessionState {
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  readonly user: User | null;
}

/** A session of nobody. */
export const SIGNED_OUT: SessionState = Object.freeze({
  accessToken: null,
  refreshToken: null,
  user: null,
});

/**
 * Where the client keeps who is signed in. Write your own for cookies, a native key chain or a
 * server's request scope; {@link createBrowserSession} and {@link createMemorySession} are built in.
 */
export interface StoreSession {
  /** The present state. The same object as long as nothing changed, so React can compare it. */
  read(): SessionState;
  /** Replaces the state. */
  write(state: SessionState): void;
  /** Forgets everything. */
  clear(): void;
  /** Calls `listener` after each change until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /**
   * Runs `task` while nobody else who shares this session (another tab) runs theirs. A refresh
   * token may be used only once, so two tabs must not refresh side by side.
   */
  exclusive?<T>(task: () => Promise<T>): Promise<T>;
}

/** Whether someone is signed in: both a token and a user exist. */
export function isSignedIn(state: SessionState): boolean {
  return state.accessToken !== null && state.user !== null;
}

/** Whether two states are of one person; also where both are of nobody that is known. */
export function isSamePerson(one: SessionState, other: SessionState): boolean {
  return one.user?.phoneNumber === other.user?.phoneNumber;
}

/** The listeners of a session. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    listeners,
    notify() {
      for (const listener of [...listeners]) listener();
    },
  };
}
