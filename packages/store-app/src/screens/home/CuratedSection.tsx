import type { HomeSection } from "@taanka/shop-config";
import { type Card, cardSizes, type ShownSection, sectionCardsQuery } from "@taanka/store";
import {
  Button,
  Container,
  ProductGrid,
  ScrollRow,
  Section,
  SectionHeader,
  SlideCarousel,
  TabbedSection,
} from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactElement, type ReactNode, useDeferredValue, useId } from "react";
import { cardSkeletons } from "../../components/cardSkeletons";
import { SampleCard } from "../../components/SampleCard";
import { ShopCard } from "../../components/ShopCard";
import { useIsFirstLanguage, useWords } from "../../config";
import { samplesOf } from "../../data/samples";
import type { ShopHearts } from "../../data/wishlist";
import { useTexts } from "../../texts";
import { cardsOf, tabsOf, withTabs } from "./everyday";

export interface CuratedSectionProps {
  config: HomeSection;
  /** The API's words; where it has none, the configuration's. */
  section: ShownSection | undefined;
  hearts: ShopHearts;
  /** Its pictures may come after those of the first view. */
  late: boolean;
}

interface Head {
  title: string;
  subtitle?: ReactNode;
  eyebrow?: string;
  viewAllHref: string;
}

/** A product, or a sample in its place. */
interface Piece {
  id: string;
  subcategory?: string | undefined;
  draw: (sizes: string) => ReactNode;
}

interface ProductsProps {
  head: Head;
  /** Without them, they are on the way: the section stands, and holds their place as high as they are. */
  pieces: readonly Piece[] | undefined;
}

function Headed({ head, children }: { head: Head; children: ReactElement }) {
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

/** Cards that a wide screen shows at once: places for so many are held, and the others come after them. */
const cardsOfFirstView = { threes: 3, row: 5 } as const;

function WaitingGrid() {
  return <ProductGrid busy>{cardSkeletons(cardsOfFirstView.threes)}</ProductGrid>;
}

/** Tabs by subcategory, each with a grid. */
function Tabbed({ head, pieces = [] }: ProductsProps) {
  return (
    <TabbedSection {...head} tabs={tabsOf(pieces)} placeholder={<WaitingGrid />}>
      {(tab) => {
        const cards = cardsOf(pieces, tab);
        return (
          <ProductGrid onPhones={cards.length % 2 ? "row" : "grid"}>
            {cards.map(({ key, card }) => (
              <Fragment key={key}>{card.draw(cardSizes.three)}</Fragment>
            ))}
          </ProductGrid>
        );
      }}
    </TabbedSection>
  );
}

/** The first cards in the server's page or when they come, then all of them. */
function useGrowingList<T>(cards: readonly T[] | undefined, first: number): readonly T[] {
  const whole = useDeferredValue(cards !== undefined, false);
  return (whole ? cards : cards?.slice(0, first)) ?? [];
}

/** Three at a time, with a dot for each position. */
function Slides({ head, pieces }: ProductsProps) {
  const { slides } = useTexts().home;
  const shown = useGrowingList(pieces, cardsOfFirstView.threes);
  return (
    <Headed head={head}>
      {pieces ? (
        <SlideCarousel label={slides(head.title)}>
          {shown.map(({ id, draw }) => (
            <Fragment key={id}>{draw(cardSizes.three)}</Fragment>
          ))}
          {/* Its dots are there from the start, so that nothing below them moves. */}
          {shown.length < pieces.length && <Fragment />}
        </SlideCarousel>
      ) : (
        <WaitingGrid />
      )}
    </Headed>
  );
}

/** A row that scrolls and snaps. */
function Row({ head, pieces }: ProductsProps) {
  const { products } = useTexts().home;
  const shown = useGrowingList(pieces, cardsOfFirstView.row);
  return (
    <Headed head={head}>
      <ScrollRow label={products(head.title)} aria-busy={pieces ? undefined : true}>
        {pieces
          ? shown.map(({ id, draw }) => <Fragment key={id}>{draw(cardSizes.row)}</Fragment>)
          : cardSkeletons(cardsOfFirstView.row)}
      </ScrollRow>
    </Headed>
  );
}

/** Says what the products are, and has the shop's own tried once more. */
function SampleNote({ onRetry }: { onRetry: () => void }) {
  const { samples, common } = useTexts();
  return (
    <>
      <span>{samples.title}</span>{" "}
      <Button tone="quiet" size="small" onClick={onRetry}>
        {common.retry}
      </Button>
    </>
  );
}

const layouts = { tabs: Tabbed, slides: Slides, row: Row };

/** The section's products, undefined while they are on the way; samples where it has none or they can't be had. */
function usePieces(
  cards: readonly Card[] | undefined,
  { config, hearts, late }: CuratedSectionProps,
): Piece[] | undefined {
  const texts = useTexts();
  const label = useWords()(config.label);
  const { catalogue } = texts;
  if (!cards) return undefined;
  if (cards.length > 0) {
    return withTabs(cards, texts.cards.general).map((card) => ({
      id: card.id,
      subcategory: card.subcategory && catalogue(card.subcategory),
      draw: (sizes) => (
        <ShopCard card={card} hearts={hearts} sizes={sizes} label={label} late={late} />
      ),
    }));
  }
  return samplesOf(texts).map((sample) => ({
    id: sample.id,
    subcategory: sample.tab,
    draw: (sizes) => <SampleCard sample={sample} sizes={sizes} label={label} />,
  }));
}

/** A section of the home page with its products, laid out as the shop's configuration says. */
export function CuratedSection(props: CuratedSectionProps) {
  const { config, section } = props;
  const words = useWords();
  const { catalogue } = useTexts();
  // In another language the shop's own words go before the API's, which are in the first alone.
  const said = useIsFirstLanguage() ? section : undefined;
  const { data, isPending, refetch } = useQuery(sectionCardsQuery(config.name, config.limit));
  const cards = isPending ? undefined : (data?.cards ?? []);
  const pieces = usePieces(cards, props);
  const subtitle =
    cards?.length === 0 ? <SampleNote onRetry={() => void refetch()} /> : said?.subtitle;
  const head: Head = {
    title: said?.title ?? words(config.title),
    ...(subtitle && { subtitle }),
    ...(section?.campaign && { eyebrow: catalogue(section.campaign) }),
    viewAllHref: config.path,
  };
  const Products = layouts[config.layout];
  return <Products head={head} pieces={pieces} />;
}
