import type { Section as ApiSection, Item } from "@taanka/api-client";
import {
  Container,
  ErrorState,
  PageLoader,
  ProductGrid,
  ScrollRow,
  Section,
  SectionHeader,
  SlideCarousel,
  TabbedSection,
} from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useId } from "react";
import { cardSizes } from "../../data/cards";
import { messageOf } from "../../data/failure";
import { sectionsQuery } from "../../data/sections";
import { useWishes, type Wishes } from "../../data/wishes";
import { ShopCard } from "../../parts/ShopCard";
import { cardsOf, tabsOf } from "./everyday";
import { Promos } from "./Promos";
import { type HomeSectionName, homeSectionQuery, homeSections } from "./prefetchHome";

interface HomeSectionProps {
  wishes: Wishes;
  sections: readonly ApiSection[];
}

/** A section's words and products; the words fall back to its usual name. */
function useSection(name: HomeSectionName, title: string, sections: readonly ApiSection[]) {
  const { data } = useQuery(homeSectionQuery(name));
  const section = sections.find(({ sectionName }) => sectionName === name);
  const items: Item[] = data?.items ?? [];
  const campaign = section?.campaign?.isActive ? section.campaign.name : undefined;
  return {
    items,
    head: {
      title: section?.title || title,
      subtitle: section?.subtitle || undefined,
      viewAllHref: homeSections[name].path,
      ...(campaign && { eyebrow: campaign }),
    },
    label: homeSections[name].label,
  };
}

type Head = ReturnType<typeof useSection>["head"];

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
function EverydayToEvent({ wishes, sections }: HomeSectionProps) {
  const { items, head, label } = useSection("Everydaytoevent", "Everyday to Event", sections);
  const tabs = tabsOf(items);
  if (tabs.length === 0) return null;
  return (
    <TabbedSection {...head} tabs={tabs}>
      {(tab) => (
        <ProductGrid>
          {cardsOf(items, tab).map(({ key, item }) => (
            <ShopCard key={key} item={item} wishes={wishes} sizes={cardSizes.three} label={label} />
          ))}
        </ProductGrid>
      )}
    </TabbedSection>
  );
}

/** Three at a time, with a dot for each position. */
function TurnHeads({ wishes, sections }: HomeSectionProps) {
  const { items, head, label } = useSection("TurnHeads", "Turn Heads", sections);
  if (items.length === 0) return null;
  return (
    <Headed head={head}>
      <SlideCarousel label={`${head.title}, slides`}>
        {items.map((item) => (
          <ShopCard
            key={item._id}
            item={item}
            wishes={wishes}
            sizes={cardSizes.three}
            label={label}
          />
        ))}
      </SlideCarousel>
    </Headed>
  );
}

/** Cards of a row that a wide screen shows before it is scrolled; the others follow. */
const cardsOfFirstView = 5;

/** A row that scrolls and snaps. */
function MostBought({ wishes, sections }: HomeSectionProps) {
  const { items, head, label } = useSection("MostBought", "Most Bought", sections);
  const whole = useDeferredValue(true, false);
  if (items.length === 0) return null;
  return (
    <Headed head={head}>
      <ScrollRow label={`${head.title}, products`}>
        {(whole ? items : items.slice(0, cardsOfFirstView)).map((item) => (
          <ShopCard
            key={item._id}
            item={item}
            wishes={wishes}
            sizes={cardSizes.row}
            label={label}
          />
        ))}
      </ScrollRow>
    </Headed>
  );
}

/** Everything below the banners: three curated sections and three editorial blocks. */
export default function HomeSections() {
  const sections = useQuery(sectionsQuery());
  const wishes = useWishes();
  if (sections.isPending) return <PageLoader messages={{ loading: "Loading homepage..." }} />;
  if (sections.isError) {
    return (
      <ErrorState title="Error Loading Homepage" onRetry={() => void sections.refetch()}>
        {messageOf(sections.error, "An unexpected error occurred")}
      </ErrorState>
    );
  }
  return (
    <>
      <EverydayToEvent wishes={wishes} sections={sections.data} />
      <TurnHeads wishes={wishes} sections={sections.data} />
      <MostBought wishes={wishes} sections={sections.data} />
      <Promos />
    </>
  );
}
