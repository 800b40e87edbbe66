import { ButtonLink, EmptyState, ErrorState, LoadMore, ProductGrid, Stack } from "@taanka/ui";
import { lazyComponent } from "../../app/lazyComponent";
import { cardSkeletons } from "../../components/cardSkeletons";
import { SampleProducts } from "../../components/SampleCard";
import { ShopCard } from "../../components/ShopCard";
import { cardSizes } from "../../data/card";
import { messageOf } from "../../data/errors";
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

/** The products of a listing, or why there are none. */
export function ListingProducts({ listing, pageHref }: ListingProductsProps) {
  const hearts = useWishlistHearts();
  const { listing: texts } = useTexts();
  const { cards, total, busy, nextPage } = listing;
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
      <ProductGrid busy={busy}>
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
      <LoadMore
        shown={listing.shown}
        total={total ?? listing.shown}
        href={pageHref(nextPage)}
        error={listing.moreError && texts.failed}
        loading={listing.loadingMore}
        onLoadMore={listing.loadMore}
      />
    </Stack>
  );
}
