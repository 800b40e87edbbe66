import type { FilterSelection } from "@taanka/ui";
import { useMemo } from "react";
import { useWishlist } from "../../data/wishlist";
import { searchParameters } from "../../paths";
import { useSearchChoice } from "../../routing/useSearchChoice";
import { useTexts } from "../../texts";
import { filtersOf, withFilters } from "../listing/filters";
import { arrangeWishes, wishFilters } from "./arrangement";
import { wishSortOf } from "./sorts";

/** The wishlist as it is filtered and sorted, which the address keeps. */
export function useArrangedWishes() {
  const { data, isError } = useWishlist();
  const { catalogue } = useTexts();
  const [search, choose] = useSearchChoice("replace");
  const all = useMemo(() => data?.items ?? [], [data]);
  const groups = useMemo(() => wishFilters(all, catalogue), [all, catalogue]);
  const selection = filtersOf(search);
  const sort = wishSortOf(search.get(searchParameters.sort));
  return {
    isKnown: data !== undefined,
    hasFailed: isError && data === undefined,
    all,
    shown: arrangeWishes(all, selection, sort),
    groups,
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
