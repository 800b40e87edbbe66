import { cardSizes, messageOf } from "@taanka/store";
import { ButtonLink, EmptyState, ErrorState, LoadMore, ProductGrid, Stack } from "@taanka/ui";
import { useEffect, useRef } from "react";
import { lazyComponent } from "../../app/lazyComponent";
import { cardSkeletons } from "../../components/cardSkeletons";
import { SampleProducts } from "../../components/SampleCard";
import { ShopCard } from "../../components/ShopCard";
import { useWishlistHearts } from "../../data/wishlist";
import { paths } from "../../paths";
import { useTexts } from "../../texts";
import type { useListing } from "./useListing";

const NewCollection = lazyComponent(() => import("./NewCollection"), { fallback: null });

/** Cards of the first view, whose pictures load at once. */
const firstCards = 2;

export interface ListingProductsProps {
  listing: ReturnType<typeof useListing>;
  /** Address of a later page of this list. */
  pageHref: (page: number) => string;
}

/** Says what failed; where it was no filter, samples stand in for the list. */
function Failure({ listing }: Pick<ListingProductsProps, "listing">) {
  const { listing: texts, common } = useTexts();
  const title = listing.filtering ? texts.filterFailed : texts.failed;
  const why = messageOf(listing.error, common.unexpectedError);
  return (
    <Stack gap="12">
      <ErrorState title={title} onRetry={listing.retry}>
        {why !== texts.failed && why}
      </ErrorState>
      {!listing.filtering && <SampleProducts />}
    </Stack>
  );
}

/** When more cards have come, the first of them has the focus: they stand before what was pressed. */
function useNewCardsFocus({ cards, loadingMore }: ListingProductsProps["listing"]) {
  const grid = useRef<HTMLUListElement>(null);
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (loadingMore) {
      before.current = cards.length;
    } else if (before.current !== undefined) {
      const first = cards.length > before.current && grid.current?.children[before.current];
      if (first) first.querySelector("a")?.focus({ preventScroll: true });
      before.current = undefined;
    }
  }, [cards.length, loadingMore]);
  return grid;
}

/** The products of a listing, or why there are none. */
export function ListingProducts({ listing, pageHref }: ListingProductsProps) {
  const hearts = useWishlistHearts();
  const { listing: texts } = useTexts();
  const { cards, total, busy, nextPage } = listing;
  const grid = useNewCardsFocus(listing);
  if (listing.error && cards.length === 0) return <Failure listing={listing} />;
  if (!busy && cards.length === 0) {
    return (
      <Stack gap="8">
        <EmptyState
          drawing="hanger"
          title={texts.empty}
          action={<ButtonLink href={paths.viewAll}>{texts.seeAll}</ButtonLink>}
        />
        <NewCollection />
      </Stack>
    );
  }
  return (
    <Stack gap="8">
      <ProductGrid ref={grid} busy={busy}>
        {cards.map((card, index) => (
          <ShopCard
            key={card.id}
            card={card}
            hearts={hearts}
            sizes={cardSizes.three}
            headingLevel={2}
            priority={index < firstCards}
          />
        ))}
        {cards.length === 0 && cardSkeletons()}
      </ProductGrid>
      {cards.length > 0 && (
        <LoadMore
          shown={listing.shown}
          total={total ?? listing.shown}
          href={pageHref(nextPage)}
          error={listing.moreError && texts.failed}
          loading={listing.loadingMore}
          onLoadMore={listing.loadMore}
        />
      )}
    </Stack>
  );
}
