import { createMemorySession, type StoreSession } from "@taanka/api-client/session";

export type Session = StoreSession;

/** Pages are rendered on the server for a visitor; what belongs to a person is filled in later. */
export const visitorSession: Session = createMemorySession();
