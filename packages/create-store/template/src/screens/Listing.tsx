import type { SortOrder } from "@taanka/api-client";
import {
  ActiveFilterChips,
  ButtonLink,
  EmptyState,
  ErrorState,
  FilterPanel,
  ListingFrame,
  listActiveFilters,
  Pagination,
  ProductCard,
  ProductCardSkeleton,
  ProductGrid,
  removeFilter,
  SortSelect,
  Stack,
} from "@taanka/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { groupsOf, useCategories } from "../catalogue";
import { texts } from "../language";
import { type Listing as Asked, pageSize, pagesOf, requestOf, useListing } from "../listing";
import { productPath } from "../paths";
import { pictureOf } from "../picture";
import { store } from "../store";
import { titleOf } from "../title";
import { NotFound } from "./NotFound";

const placeholders = ["a", "b", "c", "d", "e", "f"];

/** What the page is called; undefined where there is no such category. */
function useTitle({ category, words }: Asked) {
  const categories = useCategories();
  if (words) return texts.found(words);
  if (!category) return texts.listing;
  const known = categories.data?.find(({ _id }) => _id === category);
  return known?.name ?? (categories.data ? undefined : texts.products);
}

/** The shop's products, or a category's, or those that were searched for, a page at a time. */
export function Listing() {
  const [listing, change] = useListing();
  const title = useTitle(listing);
  const request = requestOf(listing);
  const { data, isError, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ["items", request],
    queryFn: ({ signal }) => store.items.list(request, { signal }),
    placeholderData: keepPreviousData,
  });
  // An address of a category that is gone, or from when there were more products.
  if (title === undefined || (data?.items.length === 0 && listing.page > 1)) return <NotFound />;
  const busy = isPending || isPlaceholderData;
  const groups = groupsOf(data?.facets ?? []);
  return (
    <ListingFrame
      title={title}
      count={data?.totalItems}
      busy={busy}
      listKey={JSON.stringify(request)}
      toolbar={
        <>
          <FilterPanel
            groups={groups}
            value={listing.filters}
            onValueChange={(filters) => change({ filters })}
          />
          <SortSelect<SortOrder | "">
            value={listing.sort ?? ""}
            onValueChange={(sort) => change({ sort: sort || undefined })}
          />
        </>
      }
      chips={
        <ActiveFilterChips
          filters={listActiveFilters(groups, listing.filters)}
          onRemove={(chip) => change({ filters: removeFilter(listing.filters, chip) })}
          onClearAll={() => change({ filters: {} })}
        />
      }
    >
      <title>{titleOf(title)}</title>
      <Stack gap="12">
        {isError && <ErrorState title={texts.failed} onRetry={() => void refetch()} />}
        {data?.items.length === 0 && !isError && (
          <EmptyState
            title={texts.nothing}
            action={<ButtonLink href="/">{texts.back}</ButtonLink>}
          />
        )}
        <ProductGrid aria-label={texts.products} busy={busy}>
          {isPending && placeholders.map((key) => <ProductCardSkeleton key={key} />)}
          {data?.items.map(({ _id, name, images, imageColor, MRP, discountedPrice }, index) => (
            <ProductCard
              key={_id}
              name={name}
              href={productPath(_id)}
              price={discountedPrice ?? MRP}
              mrp={MRP}
              picture={pictureOf(images[0] ?? "", imageColor)}
              priority={index < 2}
            />
          ))}
        </ProductGrid>
        <Pagination
          page={listing.page}
          pageCount={Math.ceil((data?.totalItems ?? 0) / pageSize)}
          hrefFor={pagesOf(listing)}
        />
      </Stack>
    </ListingFrame>
  );
}
