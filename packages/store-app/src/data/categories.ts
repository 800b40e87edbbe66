import type { Category } from "@taanka/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "./api";
import { freshness } from "./queryClient";

/** A category of the header with the subcategories of its dropdown. */
export interface HeaderCategory {
  id: string;
  name: string;
  subcategories: { id: string; name: string }[];
}

async function withSubcategories({ _id, name }: Category, signal: AbortSignal) {
  // Subcategories that can't be had count as none.
  const own = await api()
    .subcategories.ofCategory(_id, { signal })
    .catch(() => []);
  return { id: _id, name, subcategories: own.map((sub) => ({ id: sub._id, name: sub.name })) };
}

/** All categories with their subcategories, in one piece and without what no menu shows. */
export const navigationQuery = () =>
  queryOptions({
    queryKey: ["navigation"],
    staleTime: freshness.catalogue,
    queryFn: async ({ signal }): Promise<HeaderCategory[]> => {
      const categories = await api().categories.list({ signal });
      return Promise.all(categories.map((category) => withSubcategories(category, signal)));
    },
  });
