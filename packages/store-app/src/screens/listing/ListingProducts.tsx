import {
  ButtonLink,
  EmptyState,
  ErrorState,
  LoadMore,
  ProductGrid,
  Skeleton,
  Stack,
} from "@taanka/ui";
import { cardSizes } from "../../data/card";
import { messageOf } from "../../data/errors";
import { useWishes } from "../../data/wishlist";
import { ShopCard } from "../../parts/ShopCard";
import { paths } from "../../paths";
import { useTexts } from "../../texts";
import type { useListing } from "./useListing";

/** Cards of the first view, whose pictures load at once. */
const firstCards = 2;

/** The products of a listing, or why there are none. */
export function ListingProducts({ listing }: { listing: ReturnType<typeof useListing> }) {
  const wishes = useWishes();
  const { listing: texts, common } = useTexts();
  const { cards, total, busy } = listing;
  if (listing.error && cards.length === 0) {
    return (
      <ErrorState title={texts.failed} retrying={listing.busy} onRetry={listing.retry}>
        {messageOf(listing.error, common.unexpectedError)}
      </ErrorState>
    );
  }
  if (!busy && cards.length === 0) {
    return (
      <EmptyState
        drawing="hanger"
        title={texts.empty}
        action={<ButtonLink href={paths.viewAll}>{texts.seeAll}</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap="8">
      <ProductGrid busy={busy}>
        {cards.map((card, index) => (
          <ShopCard
            key={card.id}
            card={card}
            wishes={wishes}
            sizes={cardSizes.three}
            headingLevel={2}
            priority={index < firstCards}
          />
        ))}
        {cards.length === 0 &&
          ["a", "b", "c", "d", "e", "f"].map((key) => <Skeleton key={key} shape="card" />)}
      </ProductGrid>
      <LoadMore
        shown={cards.length}
        total={total ?? cards.length}
        loading={listing.loadingMore}
        onLoadMore={listing.loadMore}
      />
    </Stack>
  );
}
