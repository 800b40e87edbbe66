import { nextTask } from "../nextTask";

/** What people do on a page before React has taken it over; the script `earlyEvents` collects it. */
export interface EarlyEvents {
  /** How to do it again, in its order; the last time counts for each control. */
  taken: Map<Element, () => void>;
  /**
   * Collects no more, because React answers by itself now.
   *
   * @param except a part of the page that React takes over later
   */
  stop(except?: Element | null): void;
}

declare global {
  interface Window {
    earlyEvents?: EarlyEvents | undefined;
  }
}

/**
 * Does again what was pressed, chosen and written before, now that the page can answer.
 *
 * @param except a part of the page that React takes over later; what was done there waits
 */
export async function replayEarlyEvents(
  early: EarlyEvents | undefined,
  except?: Element | null,
): Promise<void> {
  if (!early) return;
  const taken = [...early.taken].filter(([control]) => !except?.contains(control));
  for (const [control] of taken) early.taken.delete(control);
  for (const [control, repeat] of taken) {
    // Never within the event that made React take the page over: it writes its own value into the
    // field once that is done. And what follows counts on what was before: "Add to cart" on a size.
    await nextTask();
    if (control.isConnected) repeat();
  }
}
