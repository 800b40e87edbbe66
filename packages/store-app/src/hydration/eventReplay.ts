/** What people do on a page before React has taken it over; the script `earlyEvents` collects it. */
export interface EarlyEvents {
  /** How to do it again, in its order; the last time counts for each control. */
  taken: Map<Element, () => void>;
  stop(): void;
}

declare global {
  interface Window {
    earlyEvents?: EarlyEvents | undefined;
  }
}

/** Does again what was pressed, chosen and written before, now that the page can answer. */
export async function replayEarlyEvents(early: EarlyEvents | undefined): Promise<void> {
  if (!early) return;
  early.stop();
  const taken = [...early.taken];
  early.taken.clear();
  for (const [control, repeat] of taken) {
    if (control.isConnected) repeat();
    // What follows counts on it: "Add to cart" on the size that was chosen before.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
