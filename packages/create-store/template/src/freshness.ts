import type { QueryClient } from "@tanstack/react-query";
import { accountKey } from "./account";
import shop from "./shop.json";

/** Firefox refuses channels where it refuses cookies: the page goes on without word of other tabs. */
function unlessRefused<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/**
 * Asks again for what belongs to whoever is signed in when another tab has changed it, and when Back shows
 * the page as it was left. When the tab is opened again TanStack Query does so by itself.
 *
 * @returns ends that
 */
export function keepFresh(queries: QueryClient): () => void {
  let channel: BroadcastChannel | undefined;
  const askAgain = () => void queries.invalidateQueries({ queryKey: [accountKey] });
  const open = () => {
    channel ??= unlessRefused(() => new BroadcastChannel(`${shop.id}-account`));
    if (channel) channel.onmessage = askAgain;
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    open();
    if (persisted) askAgain();
  };
  // A page with an open channel is not kept for Back.
  const close = () => {
    unlessRefused(() => channel?.close());
    channel = undefined;
  };
  open();
  addEventListener("pageshow", onShow);
  addEventListener("pagehide", close);
  const ignoreChanges = queries.getMutationCache().subscribe((event) => {
    if (event.type !== "updated") return;
    // What failed may have been done all the same.
    if (event.action.type === "success" || event.action.type === "error")
      unlessRefused(() => channel?.postMessage(""));
  });
  return () => {
    close();
    ignoreChanges();
    removeEventListener("pageshow", onShow);
    removeEventListener("pagehide", close);
  };
}
