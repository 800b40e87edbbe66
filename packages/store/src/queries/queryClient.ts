import { type DataTag, QueryClient, type QueryKey, type Updater } from "@tanstack/react-query";
import { type BackEnd, connect } from "./api";

/** TanStack Query's stale times, in ms, by how often the thing changes. */
export const staleTimes = { catalogue: 5 * 60_000, listing: 60_000, account: 0 } as const;

/** First part of the key of whatever belongs to an account; forgotten at sign-out. */
export const accountKey = "account";

/**
 * A query client with a shop's defaults: nothing waits in silence without a network, and what the
 * server could not read is shown as it is.
 *
 * @param backEnd what its queries ask; left out, `connect` says it later
 */
export function createQueryClient(backEnd?: BackEnd): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleTimes.listing,
        // The API client does that already, and knows what may be sent again and when.
        retry: false,
        refetchOnWindowFocus: false,
        // Without a network a call fails and says so; the default would wait in silence. What failed
        // is asked again when the network is back.
        networkMode: "always",
        refetchOnReconnect: true,
        // A failure that the server has met is shown as it is, with a Retry; asking again while the
        // page is hydrated would render something else than the server did.
        retryOnMount: false,
      },
      mutations: { networkMode: "always" },
    },
  });
  if (backEnd) connect(client, backEnd);
  return client;
}

/**
 * Reads again what a change has touched. A first reading that is under way began before the change
 * and is given up: `invalidateQueries` by itself would join it and keep its old answer.
 */
export async function readAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}

/**
 * Keeps what a change has answered. A reading that is under way may be from before, would replace it
 * and is given up.
 */
export async function keepAnswer<Data>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  answer: Updater<Data | undefined, Data | undefined>,
): Promise<void> {
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, answer);
}
