import { filtersOf, useWishlist, withFilters } from "@taanka/store";
import { useSearchChoice } from "@taanka/store/react-router";
import type { FilterSelection } from "@taanka/ui";
import { searchParameters } from "../../paths";
import { arrangeWishes } from "./arrangement";
import { wishSortOf } from "./sorts";

/** The wishlist as it is filtered and sorted, which the address keeps. */
export function useArrangedWishes() {
  const { data, error } = useWishlist();
  // An emptied wishlist leads back to the page before it.
  const [search, choose] = useSearchChoice("replace");
  const all = data?.items ?? [];
  const selection = filtersOf(search);
  const sort = wishSortOf(search.get(searchParameters.sort));
  return {
    isKnown: data !== undefined,
    hasFailed: error !== null && data === undefined,
    all,
    shown: arrangeWishes(all, selection, sort),
    selection,
    filter: (next: FilterSelection) => choose(withFilters(search, next)),
    sort,
    sortBy: (order: string) => {
      const next = new URLSearchParams(search);
      if (order) next.set(searchParameters.sort, order);
      else next.delete(searchParameters.sort);
      choose(next);
    },
  };
}
