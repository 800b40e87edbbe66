import { useEffect } from "react";
import { replayEarlyEvents } from "./eventReplay";
import { hydrated } from "./whenIdle";

/**
 * Stands last in the page's `Suspense`: its effect runs when React has taken over all that is before
 * it. What people did until then is done now, and code for later may come.
 */
export function HydrationEnd() {
  useEffect(() => {
    void replayEarlyEvents(window.earlyEvents);
    hydrated();
  }, []);
  return null;
}
