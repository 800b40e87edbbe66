import type { HomeSection } from "@taanka/shop-config";
import {
  Container,
  ProductGrid,
  ScrollRow,
  Section,
  SectionHeader,
  SlideCarousel,
  TabbedSection,
} from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useId } from "react";
import { useWords } from "../../config";
import { type Card, cardSizes } from "../../data/card";
import { type ShownSection, sectionCardsQuery } from "../../data/home";
import type { Wishes } from "../../data/wishlist";
import { ShopCard } from "../../parts/ShopCard";
import { useTexts } from "../../texts";
import { cardsOf, tabsOf } from "./everyday";

export interface CuratedSectionProps {
  config: HomeSection;
  /** The API's words; where it has none, the configuration's. */
  section: ShownSection | undefined;
  wishes: Wishes;
}

interface Head {
  title: string;
  subtitle?: string;
  eyebrow?: string;
  viewAllHref: string;
}

interface ProductsProps {
  head: Head;
  cards: readonly Card[];
  wishes: Wishes;
  label: string;
}

function Headed({ head, children }: { head: Head; children: ReactNode }) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Container>
        <SectionHeader {...head} titleId={id} />
        {children}
      </Container>
    </Section>
  );
}

/** Tabs by subcategory, each with a grid. */
function Tabbed({ head, cards, wishes, label }: ProductsProps) {
  const tabs = tabsOf(cards);
  if (tabs.length === 0) return null;
  return (
    <TabbedSection {...head} tabs={tabs}>
      {(tab) => (
        <ProductGrid>
          {cardsOf(cards, tab).map(({ key, card }) => (
            <ShopCard key={key} card={card} wishes={wishes} sizes={cardSizes.three} label={label} />
          ))}
        </ProductGrid>
      )}
    </TabbedSection>
  );
}

/** Cards of a row that a wide screen shows before it is scrolled; the others follow. */
const cardsOfFirstView = { slides: 4, row: 5 } as const;

/** The first cards in the server's page, all of them once it is hydrated. */
function useGrowingList(cards: readonly Card[], first: number): readonly Card[] {
  const whole = useDeferredValue(true, false);
  return whole ? cards : cards.slice(0, first);
}

/** Three at a time, with a dot for each position. */
function Slides({ head, cards, wishes, label }: ProductsProps) {
  const { slides } = useTexts().home;
  const shown = useGrowingList(cards, cardsOfFirstView.slides);
  return (
    <Headed head={head}>
      <SlideCarousel label={slides(head.title)}>
        {shown.map((card) => (
          <ShopCard
            key={card.id}
            card={card}
            wishes={wishes}
            sizes={cardSizes.three}
            label={label}
          />
        ))}
      </SlideCarousel>
    </Headed>
  );
}

/** A row that scrolls and snaps. */
function Row({ head, cards, wishes, label }: ProductsProps) {
  const { products } = useTexts().home;
  const shown = useGrowingList(cards, cardsOfFirstView.row);
  return (
    <Headed head={head}>
      <ScrollRow label={products(head.title)}>
        {shown.map((card) => (
          <ShopCard key={card.id} card={card} wishes={wishes} sizes={cardSizes.row} label={label} />
        ))}
      </ScrollRow>
    </Headed>
  );
}

const layouts = { tabs: Tabbed, slides: Slides, row: Row };

/** A section of the home page with its products, laid out as the shop's configuration says. */
export function CuratedSection({ config, section, wishes }: CuratedSectionProps) {
  const words = useWords();
  const { data } = useQuery(sectionCardsQuery(config.name, config.limit));
  const cards = data?.cards ?? [];
  if (cards.length === 0) return null;
  const Products = layouts[config.layout];
  const head: Head = {
    title: section?.title ?? words(config.title),
    ...(section?.subtitle && { subtitle: section.subtitle }),
    ...(section?.campaign && { eyebrow: section.campaign }),
    viewAllHref: config.path,
  };
  return <Products head={head} cards={cards} wishes={wishes} label={words(config.label)} />;
}
