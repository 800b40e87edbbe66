import type { ItemRead } from "@taanka/api-client";
import { ProductGrid, Section, SectionHeader } from "@taanka/ui";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { cardSkeletons } from "../../components/cardSkeletons";
import { ShopCard } from "../../components/ShopCard";
import { type Card, cardSizes } from "../../data/card";
import type { ListingPage } from "../../data/listing";
import { alikeQuery, latestQuery, relatedCounts } from "../../data/related";
import { useWishlistHearts, type WishlistHearts } from "../../data/wishlist";
import { paths } from "../../paths";
import { useTexts } from "../../texts";

interface RelatedProps {
  title: string;
  /** Undefined while they are on their way. */
  cards: readonly Card[] | undefined;
  /** How many there will be. */
  count: number;
  viewAllHref: string;
  hearts: WishlistHearts;
}

function Related({ title, cards, count, viewAllHref, hearts }: RelatedProps) {
  const id = useId();
  const { viewMore } = useTexts().product;
  if (cards?.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <SectionHeader
        title={title}
        titleId={id}
        viewAllHref={viewAllHref}
        messages={{ viewAll: viewMore }}
      />
      <ProductGrid busy={cards === undefined} onPhones={count % 2 ? "row" : "grid"}>
        {cards
          ? cards.map((card) => (
              <ShopCard key={card.id} card={card} hearts={hearts} sizes={cardSizes.three} late />
            ))
          : cardSkeletons(count)}
      </ProductGrid>
    </Section>
  );
}

type CardsAnswer = Pick<UseQueryResult<ListingPage>, "data" | "isPending" | "isPaused">;

/** Products of the same kind, and what came last. */
export function RelatedProducts({ item }: { item: ItemRead }) {
  const hearts = useWishlistHearts();
  const { alike, latest } = useTexts().product;
  const alikeAnswer = useQuery(alikeQuery(item.categoryId?._id));
  const latestAnswer = useQuery(latestQuery());
  // Without a network nothing is on its way, and no place is held.
  const others = ({ data, isPending, isPaused }: CardsAnswer, count: number) =>
    isPending && !isPaused
      ? undefined
      : (data?.cards.filter(({ id }) => id !== item._id).slice(0, count) ?? []);
  return (
    <>
      <Related
        title={alike}
        cards={others(alikeAnswer, relatedCounts.alike)}
        count={relatedCounts.alike}
        viewAllHref={paths.mostlyBoughtAlias}
        hearts={hearts}
      />
      <Related
        title={latest}
        cards={others(latestAnswer, relatedCounts.latest)}
        count={relatedCounts.latest}
        viewAllHref={paths.viewAll}
        hearts={hearts}
      />
    </>
  );
}
