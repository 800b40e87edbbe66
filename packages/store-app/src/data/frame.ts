import type { QueryClient } from "@tanstack/react-query";
import { navigationQuery } from "./categories";

/** Loads what header and footer show. Their failure never fails a page. */
export const prefetchFrame = (client: QueryClient): Promise<void> =>
  client.prefetchQuery(navigationQuery());
