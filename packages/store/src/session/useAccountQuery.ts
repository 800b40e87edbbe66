import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useSession } from "./SessionProvider";

/** Nothing is ever asked for or kept under it. */
const nobody: QueryKey = ["nobody"];

/** How long a failure is shown before who comes anew has it asked again, in ms. */
const failureLasts = 5000;

/**
 * A query of whoever is signed in. Visitors have no answer, nor has anybody while the server's page
 * is taken over: the header is taken over first, and the page after it has to render what the server
 * has, though the header's answers are there by then.
 */
export function useAccountQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
) {
  const { signedIn } = useSession();
  return useQuery({
    // The server asks for none of it. What shows a failure may ask for the same: not at once, or the
    // page would load, fail and load for ever.
    retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > failureLasts,
    ...options,
    ...(!signedIn && { queryKey: nobody as Key, enabled: false, placeholderData: undefined }),
  });
}
