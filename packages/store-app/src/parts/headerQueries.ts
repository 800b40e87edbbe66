import { type PageQueries, pageQuery } from "../app/page";
import { navigationQuery } from "../data/categories";

/** The header's data. A page is shown without it too. */
export const headerQueries = (): Partial<PageQueries> => ({
  deferred: [pageQuery(navigationQuery())],
});
