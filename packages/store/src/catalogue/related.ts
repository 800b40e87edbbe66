import type { QueryClient } from "@tanstack/react-query";
import type { PageQuery } from "../queries/pageQuery";
import { itemQuery } from "./items";
import { listingQuery } from "./listing";

/** How many products stand below a product: of its kind, and of what came last. */
export const relatedCounts = { alike: 3, latest: 6 } as const;

/** Products of the same category; of all where the product has none. One more, for itself is among them. */
export const alikeQuery = (categoryId: string | undefined) =>
  listingQuery({
    of: categoryId ? { kind: "category", id: categoryId } : { kind: "all" },
    sortBy: "popularity",
    limit: relatedCounts.alike + 1,
  });

/** What came last; more of them, for those of the same kind and the product itself are left out. */
export const latestQuery = () =>
  listingQuery({
    of: { kind: "all" },
    limit: relatedCounts.latest + relatedCounts.alike + 1,
  });

/** {@link alikeQuery} of a product whose category is not known yet. */
export const alikeOfItem = (id: string): PageQuery => ({
  queryKey: ["alike", id],
  fetch: async (client: QueryClient) => {
    const { categoryId } = await client.ensureQueryData(itemQuery(id));
    return client.fetchQuery(alikeQuery(categoryId?._id));
  },
});
