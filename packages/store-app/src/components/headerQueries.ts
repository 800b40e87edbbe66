import { navigationQuery } from "../data/categories";
import { type PageQueries, pageQuery } from "../routing/page";

/** The header's data. A page is shown without it too. */
export const headerQueries = (): Partial<PageQueries> => ({
  deferred: [pageQuery(navigationQuery())],
});
