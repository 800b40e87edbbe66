import { listingQuery, type PageQueries, pageQuery } from "@taanka/store";
import type { PageAddress } from "@taanka/store/react-router";
import { listingTitleQuery } from "../../data/listingTitles";
import { listingOf, pageOf, sortOf } from "./address";
import { asRequest, filtersOf } from "./filters";

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
          filters: asRequest(filtersOf(address.search)),
        }),
      ),
    ],
  };
}
