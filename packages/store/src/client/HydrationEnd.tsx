import { useEffect, useLayoutEffect } from "react";
import { replayEarlyEvents } from "./eventReplay";
import { hydrated } from "./whenIdle";

/**
 * React answers from the commit on, and so before effects run: from there nothing is collected. What was
 * collected is what `earlyEvents.ts` saw, whose script stands in the page's head (`head.ts`).
 */
function useEventReplay(laterPart?: string) {
  useLayoutEffect(() => window.earlyEvents?.stop(find(laterPart)), [laterPart]);
  useEffect(() => void replayEarlyEvents(window.earlyEvents, find(laterPart)), [laterPart]);
}

const find = (selector?: string) => (selector ? document.querySelector(selector) : null);

/**
 * Stands last in the page's `Suspense`: its effect runs when React has taken over all that is before
 * it. What people did until then is done now, and code for later may come.
 */
export function HydrationEnd() {
  useEventReplay();
  useEffect(hydrated, []);
  return null;
}

/** Stands beside the page's `Suspense`: header and footer live before the page in `<main>` does. */
export function FrameHydrationEnd() {
  useEventReplay("main");
  return null;
}
