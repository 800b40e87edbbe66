import type { ItemRead } from "@taanka/api-client";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { CardsSection } from "../../components/CardsSection";
import type { Card } from "../../data/card";
import type { ListingPage } from "../../data/listing";
import { alikeQuery, latestQuery, relatedCounts } from "../../data/related";
import { useWishlistHearts } from "../../data/wishlist";
import { paths } from "../../paths";
import { useTexts } from "../../texts";

type CardsAnswer = Pick<UseQueryResult<ListingPage>, "data" | "isPending">;

/** Products of the same kind, and what came last. */
export function RelatedProducts({ item }: { item: ItemRead }) {
  const hearts = useWishlistHearts();
  const { alike, latest } = useTexts().product;
  const alikeAnswer = useQuery(alikeQuery(item.categoryId?._id));
  const latestAnswer = useQuery(latestQuery());
  const others = ({ data, isPending }: CardsAnswer, count: number, shown: readonly Card[] = []) =>
    isPending
      ? undefined
      : (data?.cards ?? [])
          .filter(({ id }) => id !== item._id && !shown.some((card) => card.id === id))
          .slice(0, count);
  const alikeCards = others(alikeAnswer, relatedCounts.alike);
  return (
    <>
      <CardsSection
        title={alike}
        cards={alikeCards}
        count={relatedCounts.alike}
        viewAllHref={paths.mostlyBoughtAlias}
        hearts={hearts}
      />
      <CardsSection
        title={latest}
        cards={alikeCards && others(latestAnswer, relatedCounts.latest, alikeCards)}
        count={relatedCounts.latest}
        viewAllHref={paths.viewAll}
        hearts={hearts}
      />
    </>
  );
}
