import {
  ActiveFilterChips,
  Breadcrumbs,
  ButtonLink,
  EmptyState,
  ErrorState,
  type FilterSelection,
  ListingFrame,
  LoadMore,
  ProductGrid,
  removeFilter,
  Skeleton,
  SortSelect,
  Stack,
} from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { useChosenSearch } from "../../app/chosenSearch";
import { useRouteMatch } from "../../app/routeMatch";
import { cardSizes } from "../../data/cards";
import { messageOf } from "../../data/failure";
import { listingTitleQuery, usualTitle } from "../../data/names";
import { useWishes } from "../../data/wishes";
import { ShopCard } from "../../parts/ShopCard";
import { asRequest, chipsOf, filtersOf, withFilters } from "./filters";
import { ListingFilters } from "./ListingFilters";
import { listingOf, sortOf, withSort } from "./listingOf";
import { useListing } from "./useListing";

/** Cards of the first view, whose pictures load at once. */
const firstCards = 2;

type Shown = ReturnType<typeof useListing>;

function Products({ listing }: { listing: Shown }) {
  const wishes = useWishes();
  const { items, total, busy } = listing;
  if (listing.error && items.length === 0) {
    return (
      <ErrorState title="Failed to load products" retrying={listing.busy} onRetry={listing.retry}>
        {messageOf(listing.error, "An unexpected error occurred")}
      </ErrorState>
    );
  }
  if (!busy && items.length === 0) {
    return (
      <EmptyState
        drawing="hanger"
        title="Nothing matches yet."
        action={<ButtonLink href="/view-all">See all products</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap="8">
      <ProductGrid busy={busy}>
        {items.map((item, index) => (
          <ShopCard
            key={item._id}
            item={item}
            wishes={wishes}
            sizes={cardSizes.three}
            headingLevel={2}
            priority={index < firstCards}
          />
        ))}
        {items.length === 0 &&
          ["a", "b", "c", "d", "e", "f"].map((key) => <Skeleton key={key} shape="card" />)}
      </ProductGrid>
      <LoadMore
        shown={items.length}
        total={total ?? items.length}
        loading={listing.loadingMore}
        onLoadMore={listing.loadMore}
      />
    </Stack>
  );
}

/** Sort order and filters, kept in the address: Back, reload and a shared link keep them. */
function useArrangement() {
  const [search, choose] = useChosenSearch();
  return {
    sortBy: sortOf(search),
    sort: (order: string) => choose(withSort(search, order)),
    selection: filtersOf(search),
    filter: (selection: FilterSelection) => choose(withFilters(search, selection)),
  };
}

/** Heading, sort order and products of the listing that the address asks for. */
export default function Listing() {
  const of = listingOf(useRouteMatch());
  const { title, subtitle } = useQuery(listingTitleQuery(of)).data ?? usualTitle;
  const { sortBy, sort, selection, filter } = useArrangement();
  const listing = useListing(of, sortBy, asRequest(selection));
  const chips = chipsOf(selection);
  return (
    <ListingFrame
      breadcrumb={
        <Breadcrumbs
          items={[
            { label: "Home", href: "/" },
            { label: "TAANKA", href: "/view-all" },
            { label: title },
          ]}
        />
      }
      title={title}
      subtitle={subtitle}
      count={listing.total}
      toolbar={
        <>
          <ListingFilters of={of} value={selection} onValueChange={filter} />
          <SortSelect value={sortBy ?? ""} onValueChange={sort} />
        </>
      }
      chips={
        chips.length > 0 && (
          <ActiveFilterChips
            filters={chips}
            onRemove={(chip) => filter(removeFilter(selection, chip))}
            onClearAll={() => filter({})}
          />
        )
      }
    >
      <Products listing={listing} />
    </ListingFrame>
  );
}
