import { type Category, categoriesClient, subcategoriesClient } from "@taanka/api-client";
import type { QueryClient } from "@tanstack/react-query";
import { apiOf } from "../queries/api";
import { staleTimes } from "../queries/queryClient";
import { type StoreQuery, storeQuery } from "../queries/storeQuery";

/** A category of the header with the subcategories of its dropdown. */
export interface HeaderCategory {
  id: string;
  name: string;
  subcategories: { id: string; name: string }[];
  /** Its subcategories could not be had: whoever looks for them has them asked for again. */
  incomplete?: true;
}

async function withSubcategories(
  client: QueryClient,
  { _id, name }: Category,
  signal: AbortSignal,
) {
  const category = { id: _id, name };
  try {
    const own = await apiOf(client)(subcategoriesClient).ofCategory(_id, { signal });
    return { ...category, subcategories: own.map((sub) => ({ id: sub._id, name: sub.name })) };
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: nothing on the page says that they failed
    if (!signal.aborted) console.warn(`The subcategories of ${_id} could not be had`, error);
    return { ...category, subcategories: [], incomplete: true as const };
  }
}

/** All categories with their subcategories, in one piece and without what no menu shows. */
export const navigationQuery = (): StoreQuery<HeaderCategory[]> =>
  storeQuery({
    queryKey: ["navigation"],
    staleTime: staleTimes.catalogue,
    queryFn: async ({ client, signal }): Promise<HeaderCategory[]> => {
      const categories = await apiOf(client)(categoriesClient).list({ signal });
      return Promise.all(categories.map((category) => withSubcategories(client, category, signal)));
    },
  });
