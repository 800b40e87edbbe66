import { navigationQuery, type PageQueries, pageQuery } from "@taanka/store";

/** The header's data. A page is shown without it too. */
export const headerQueries = (): Partial<PageQueries> => ({
  deferred: [pageQuery(navigationQuery())],
});
