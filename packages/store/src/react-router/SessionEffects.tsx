import { useExpiry } from "./expiry";
import { useNotedPages } from "./signInOrigin";

/** What the session does by the page that is open: the way back from signing in, and its end. */
export function SessionEffects() {
  useNotedPages();
  useExpiry();
  return null;
}
