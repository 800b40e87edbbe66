import type { ItemRead } from "@taanka/api-client";
import { alikeQuery, type ListingPage, latestQuery, relatedCounts } from "@taanka/store";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { CardsSection } from "../../components/CardsSection";
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
  const others = ({ data, isPending }: CardsAnswer, count: number, shown: readonly string[]) =>
    isPending
      ? undefined
      : (data?.cards ?? []).filter(({ id }) => !shown.includes(id)).slice(0, count);
  const alikeCards = others(alikeAnswer, relatedCounts.alike, [item._id]);
  const shownAbove = alikeCards && [item._id, ...alikeCards.map(({ id }) => id)];
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
        cards={shownAbove && others(latestAnswer, relatedCounts.latest, shownAbove)}
        count={relatedCounts.latest}
        viewAllHref={paths.viewAll}
        hearts={hearts}
      />
    </>
  );
}
