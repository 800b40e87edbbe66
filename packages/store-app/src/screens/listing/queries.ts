import {
  activeFilters,
  filtersOf,
  listingQuery,
  type PageQueries,
  pageOf,
  pageQuery,
  sortOf,
} from "@taanka/store";
import type { PageAddress } from "@taanka/store/react-router";
import { listingTitleQuery } from "../../data/listingTitles";
import { listingOf } from "./address";

/** A listing's title and first page; a category, brand or section that does not exist is a 404. */
export function listingQueries(address: PageAddress): PageQueries {
  const of = listingOf(address);
  return {
    critical: [
      pageQuery(listingTitleQuery(of)),
      pageQuery(
        listingQuery({
          of,
          page: pageOf(address.search),
          sortBy: sortOf(address.search),
          filters: activeFilters(filtersOf(address.search)),
        }),
      ),
    ],
  };
}
