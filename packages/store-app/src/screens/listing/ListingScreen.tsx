import {
  activeFilters,
  filtersOf,
  isNotFound,
  type ListingKind,
  pageOf,
  sortOf,
  withFilters,
  withPage,
  withSort,
} from "@taanka/store";
import { usePageAddress, useSearchChoice } from "@taanka/store/react-router";
import {
  ActiveFilterChips,
  Breadcrumbs,
  type FilterSelection,
  Link,
  ListingFrame,
  removeFilter,
  SortSelect,
} from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { useHref } from "react-router-dom";
import { shop } from "../../config";
import { listingTitleQuery } from "../../data/listingTitles";
import { paths, patterns, searchParameters } from "../../paths";
import { useTexts } from "../../texts";
import NotFoundScreen from "../not-found/NotFoundScreen";
import { listingOf } from "./address";
import { chipsOf } from "./chips";
import { ListingFields } from "./ListingFields";
import { ListingFilters } from "./ListingFilters";
import { ListingMeta } from "./ListingMeta";
import { ListingProducts } from "./ListingProducts";
import { useListing } from "./useListing";
import { useListingTitle } from "./useListingTitle";

const SearchForm = lazy(() => import("./SearchForm"));

/**
 * Sort order, filters and page, kept in the address: reload and a shared link keep them, and Back takes
 * the last choice back.
 */
function useArrangement() {
  const [search, choose, settled] = useSearchChoice("push");
  const { pathname } = usePageAddress();
  const selection = filtersOf(search);
  return {
    /** Where the browser itself sends the order and the filters: the list's own address. */
    action: useHref(pathname),
    sortBy: sortOf(search),
    /** What the list itself shows: the control that was touched comes before its fifty cards. */
    listed: {
      sortBy: sortOf(settled),
      filters: activeFilters(filtersOf(settled)),
      firstPage: pageOf(settled),
      changing: search !== settled,
    },
    sort: (order: string) => choose(withSort(search, order)),
    selection,
    filter: (next: FilterSelection) => choose(withFilters(search, next)),
    pageHref: (page: number) => {
      const query = withPage(search, page).toString();
      return query ? `${pathname}?${query}` : pathname;
    },
    /** Somebody came to search and has not said for what. */
    asksForWords: pathname === patterns.search,
  };
}

function Listing({ of }: { of: ListingKind }) {
  const texts = useTexts();
  const arrangement = useArrangement();
  const { sortBy, selection, filter, listed, pageHref } = arrangement;
  const { firstPage } = listed;
  const listing = useListing({ of, ...listed });
  const shown = useListingTitle(of);
  const chips = chipsOf(selection, texts.catalogue);
  // Nothing to filter and to sort; what filters have emptied, they can fill again.
  const isEmpty = listing.total === 0 && !listing.busy && chips.length === 0;
  if (isNotFound(listing.error)) return <NotFoundScreen />;
  const trail = [
    { label: texts.common.home, href: paths.home },
    { label: shop.name, href: paths.viewAll },
    { label: shown.title },
  ];
  return (
    <>
      <ListingMeta {...{ of, shown, trail, listing, firstPage }} />
      <ListingFrame
        breadcrumb={<Breadcrumbs items={trail} />}
        title={shown.title}
        subtitle={shown.subtitle}
        count={listing.total}
        busy={listing.busy}
        listKey={listing.identity}
        action={arrangement.action}
        toolbar={
          !isEmpty && (
            <>
              <ListingFilters of={of} value={selection} onValueChange={filter} />
              <SortSelect
                name={searchParameters.sort}
                value={sortBy ?? ""}
                onValueChange={arrangement.sort}
              />
              <noscript>
                <ListingFields
                  query={of.kind === "search" ? of.query : undefined}
                  facets={listing.facets}
                  filters={selection}
                />
              </noscript>
            </>
          )
        }
        chips={
          <ActiveFilterChips
            filters={chips}
            onRemove={(chip) => filter(removeFilter(selection, chip))}
            onClearAll={() => filter({})}
          />
        }
      >
        {of.kind === "all" && arrangement.asksForWords && <SearchForm />}
        {firstPage > 1 && (
          <Link href={pageHref(firstPage - 1)} rel="prev" standalone>
            {texts.listing.earlier}
          </Link>
        )}
        <ListingProducts listing={listing} pageHref={pageHref} />
      </ListingFrame>
    </>
  );
}

/** Every listing of the shop: all products, a section, category, brand, campaign or search. */
export default function ListingScreen() {
  const of = listingOf(usePageAddress());
  const { error } = useQuery(listingTitleQuery(of));
  if (error && isNotFound(error)) return <NotFoundScreen />;
  // Another listing begins anew: nothing of the last one stands below its name.
  return <Listing key={JSON.stringify(of)} of={of} />;
}
