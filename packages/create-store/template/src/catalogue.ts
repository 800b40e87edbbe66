import type { Facet } from "@taanka/api-client";
import type { FilterGroup } from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { texts } from "./language";
import { listingPath } from "./listing";
import { store } from "./store";

/** The shop's categories, asked for once a visit. */
export const useCategories = () =>
  useQuery({
    queryKey: ["categories"],
    queryFn: ({ signal }) => store.categories.list({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The ways into the catalogue for header and menu: all products, then each category. */
export function useNavigation() {
  const all = { id: "all", name: texts.listing, href: listingPath() };
  const others = (useCategories().data ?? []).map(({ _id, name }) => ({
    id: _id,
    name,
    href: listingPath({ category: _id }),
  }));
  return [all, ...others];
}

const labels: Record<string, string> = texts.filters;

/** What a list can be filtered by, as the panel takes it. */
export const groupsOf = (facets: readonly Facet[]): FilterGroup[] =>
  facets.map(({ key, values }) => ({ key, label: labels[key] ?? key, options: values }));
