import type { Category } from "@taanka/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "./api";
import { keys } from "./keys";
import { freshness } from "./queryClient";

/** Categories that the header shows. */
const headerCategoryCount = 5;

/** A category of the header with the subcategories of its dropdown. */
export interface HeaderCategory {
  id: string;
  name: string;
  subcategories: { id: string; name: string }[];
}

async function withSubcategories({ _id, name }: Category, signal: AbortSignal) {
  // Subcategories that can't be had count as none.
  const own = await (await api()).subcategories.ofCategory(_id, { signal }).catch(() => []);
  return { id: _id, name, subcategories: own.map((sub) => ({ id: sub._id, name: sub.name })) };
}

/** What the header's navigation shows, in one piece and without what it does not show. */
export const navigationQuery = () =>
  queryOptions({
    queryKey: keys.navigation,
    staleTime: freshness.catalogue,
    queryFn: async ({ signal }): Promise<HeaderCategory[]> => {
      const categories = await (await api()).categories.list({ signal });
      const shown = categories.slice(0, headerCategoryCount);
      return Promise.all(shown.map((category) => withSubcategories(category, signal)));
    },
  });
