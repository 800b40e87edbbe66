export {
  type BrowserSessionOptions,
  createBrowserSession,
  type SessionStorageArea,
} from "./browser";
export { createMemorySession } from "./memory";
export { isSignedIn, type SessionState, SIGNED_OUT, type StoreSession } from "./session";
