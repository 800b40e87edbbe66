import type { Item, ItemRead } from "@taanka/api-client";
import { ProductGrid, Section, SectionHeader } from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { cardSizes } from "../../data/cards";
import { listingQuery } from "../../data/items";
import { useWishes, type Wishes } from "../../data/wishes";
import { ShopCard } from "../../parts/ShopCard";

interface RelatedProps {
  title: string;
  items: readonly Item[];
  viewAllHref: string;
  wishes: Wishes;
}

function Related({ title, items, viewAllHref, wishes }: RelatedProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <SectionHeader
        title={title}
        titleId={id}
        viewAllHref={viewAllHref}
        messages={{ viewAll: "VIEW MORE" }}
      />
      <ProductGrid>
        {items.map((item) => (
          <ShopCard key={item._id} item={item} wishes={wishes} sizes={cardSizes.three} />
        ))}
      </ProductGrid>
    </Section>
  );
}

const alikeCount = 3;
const newCount = 6;

/** Products of the same kind, and what came last. */
export function RelatedProducts({ item }: { item: ItemRead }) {
  const wishes = useWishes();
  const categoryId = item.categoryId?._id;
  const alike = useQuery({
    ...listingQuery({
      of: categoryId ? { kind: "category", id: categoryId } : { kind: "all" },
      sortBy: "popularity",
      limit: alikeCount + 1,
    }),
  });
  const latest = useQuery(listingQuery({ of: { kind: "all" }, limit: newCount + 1 }));
  const others = (items: readonly Item[] | undefined, count: number) =>
    (items ?? []).filter(({ _id }) => _id !== item._id).slice(0, count);
  return (
    <>
      <Related
        title="You might also like"
        items={others(alike.data?.items, alikeCount)}
        viewAllHref="/mostlybought"
        wishes={wishes}
      />
      <Related
        title="New Collection"
        items={others(latest.data?.items, newCount)}
        viewAllHref="/view-all"
        wishes={wishes}
      />
    </>
  );
}
