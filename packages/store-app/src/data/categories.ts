import type { Category, Subcategory } from "@taanka/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "./api";
import { keys } from "./keys";
import { freshness } from "./queryClient";

/** All categories, in the shop's order. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: keys.categories,
    staleTime: freshness.catalogue,
    queryFn: async ({ signal }): Promise<Category[]> => (await api()).categories.list({ signal }),
  });

/** The subcategories of one category; a failure counts as none, as the header shows it. */
export const subcategoriesQuery = (categoryId: string) =>
  queryOptions({
    queryKey: [...keys.subcategories, categoryId],
    staleTime: freshness.catalogue,
    queryFn: async ({ signal }): Promise<Subcategory[]> =>
      (await api()).subcategories.ofCategory(categoryId, { signal }),
  });
