import { type Card, cardSizes } from "@taanka/store";
import { ProductGrid, Section, SectionHeader } from "@taanka/ui";
import { useId } from "react";
import type { ShopHearts } from "../data/wishlist";
import { useTexts } from "../texts";
import { cardSkeletons } from "./cardSkeletons";
import { ShopCard } from "./ShopCard";

export interface CardsSectionProps {
  title: string;
  /** Undefined while they are on their way. */
  cards: readonly Card[] | undefined;
  /** How many there will be. */
  count: number;
  viewAllHref: string;
  hearts: ShopHearts;
}

/** Some products under a heading, with the way to all of them; nothing where there are none. */
export function CardsSection({ title, cards, count, viewAllHref, hearts }: CardsSectionProps) {
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
