import { createListeners, type SessionState, SIGNED_OUT, type StoreSession } from "./session";

/**
 * A session that lives as long as the object: for servers (one a request), scripts and tests.
 *
 * @param initial the state to start with; signed out by default.
 */
export function createMemorySession(initial: SessionState = SIGNED_OUT): StoreSession {
  const { listeners, notify } = createListeners();
  let state = initial;
  const set = (next: SessionState) => {
    if (next === state) return;
    state = next;
    notify();
  };
  return {
    read: () => state,
    write: set,
    clear: () => set(SIGNED_OUT),
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
