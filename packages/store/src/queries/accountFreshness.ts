import { type Query, type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { onSeenAgain } from "../storage/seenAgain";
import { accountKey } from "./queryClient";

/** An answer of the last moments is as good as a new one. In ms. */
const youngMs = 2_000;

/** Tabs of this browser tell each other that something changed, and not what. */
const channelName = "taanka.account";

/** Two events of one return ask once: what is being asked for is not old. */
const isOld = ({ state }: Query) =>
  state.fetchStatus !== "fetching" &&
  (state.isInvalidated ||
    Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) > youngMs);

/** Firefox refuses channels where it refuses cookies: the page goes on without word of other tabs. */
function unlessRefused<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** A hidden tab asks when it is opened, one without a network when that is back. */
const canAsk = () => document.visibilityState === "visible" && navigator.onLine;

const invalidate = (
  client: QueryClient,
  queryKey: QueryKey,
  predicate?: (query: Query) => boolean,
) =>
  client.invalidateQueries({
    queryKey,
    refetchType: canAsk() ? "active" : "none",
    ...(predicate && { predicate }),
  });

/** Asks again for what is older than a moment: another device may have changed it. */
const refresh = (client: QueryClient, queryKey: QueryKey) => invalidate(client, queryKey, isOld);

/** Asks again when a screen is opened that is about nothing but this query's data. */
export function useFreshOnArrival({ queryKey }: { queryKey: QueryKey }): void {
  const client = useQueryClient();
  const arrive = useEffectEvent(() => void refresh(client, queryKey));
  useEffect(() => arrive(), []);
}

/**
 * Asks again for what belongs to a person when the page is seen again, and when another tab has changed
 * something of it.
 *
 * @returns ends that
 */
export function keepAccountFresh(client: QueryClient): () => void {
  const account = [accountKey];
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel ??= unlessRefused(() => new BroadcastChannel(channelName));
    if (channel) channel.onmessage = () => void invalidate(client, account);
  };
  // Browsers do not keep a page for Back that has an open channel, or drop it at the first message.
  const close = () => {
    unlessRefused(() => channel?.close());
    channel = undefined;
  };
  open();
  window.addEventListener("pagehide", close);
  window.addEventListener("pageshow", open);
  const ignoreReturns = onSeenAgain(() => void refresh(client, account));
  const ignoreChanges = client.getMutationCache().subscribe((event) => {
    if (event.type !== "updated") return;
    // What failed may have been done all the same.
    if (event.action.type === "success" || event.action.type === "error")
      unlessRefused(() => channel?.postMessage(""));
  });
  return () => {
    close();
    window.removeEventListener("pagehide", close);
    window.removeEventListener("pageshow", open);
    ignoreReturns();
    ignoreChanges();
  };
}
