import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { reportFailure } from "./errors";

/**
 * The store's cache of answers. Without a network a call fails and says so: by default it would wait in
 * silence, and be sent much later.
 */
export const createQueries = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: reportFailure }),
    mutationCache: new MutationCache({ onError: reportFailure }),
    defaultOptions: {
      queries: { retry: false, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
  });
