import type { ItemRead } from "@taanka/api-client";
import { ProductGrid, Section, SectionHeader } from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { type Card, cardSizes } from "../../data/card";
import { alikeQuery, latestQuery, relatedCounts } from "../../data/related";
import { useWishes, type Wishes } from "../../data/wishlist";
import { ShopCard } from "../../parts/ShopCard";
import { paths } from "../../paths";
import { useTexts } from "../../texts";

interface RelatedProps {
  title: string;
  cards: readonly Card[];
  viewAllHref: string;
  wishes: Wishes;
}

function Related({ title, cards, viewAllHref, wishes }: RelatedProps) {
  const id = useId();
  const { viewMore } = useTexts().product;
  if (cards.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <SectionHeader
        title={title}
        titleId={id}
        viewAllHref={viewAllHref}
        messages={{ viewAll: viewMore }}
      />
      <ProductGrid>
        {cards.map((card) => (
          <ShopCard key={card.id} card={card} wishes={wishes} sizes={cardSizes.three} />
        ))}
      </ProductGrid>
    </Section>
  );
}

/** Products of the same kind, and what came last. */
export function RelatedProducts({ item }: { item: ItemRead }) {
  const wishes = useWishes();
  const { alike, latest } = useTexts().product;
  const alikeCards = useQuery(alikeQuery(item.categoryId?._id)).data?.cards ?? [];
  const latestCards = useQuery(latestQuery()).data?.cards ?? [];
  const others = (cards: readonly Card[], count: number) =>
    cards.filter(({ id }) => id !== item._id).slice(0, count);
  return (
    <>
      <Related
        title={alike}
        cards={others(alikeCards, relatedCounts.alike)}
        viewAllHref={paths.mostlyBoughtAlias}
        wishes={wishes}
      />
      <Related
        title={latest}
        cards={others(latestCards, relatedCounts.latest)}
        viewAllHref={paths.viewAll}
        wishes={wishes}
      />
    </>
  );
}
