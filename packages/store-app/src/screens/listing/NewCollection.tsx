import { latestQuery, relatedCounts } from "@taanka/store";
import { useQuery } from "@tanstack/react-query";
import { CardsSection } from "../../components/CardsSection";
import { useWishlistHearts } from "../../data/wishlist";
import { paths } from "../../paths";
import { useTexts } from "../../texts";

/** What came last, for whoever has found nothing; without it there is nothing to say. */
export default function NewCollection() {
  const hearts = useWishlistHearts();
  const { data, isLoading } = useQuery(latestQuery());
  const { latest } = useTexts().product;
  return (
    <CardsSection
      title={latest}
      cards={isLoading ? undefined : (data?.cards.slice(0, relatedCounts.latest) ?? [])}
      count={relatedCounts.latest}
      viewAllHref={paths.viewAll}
      hearts={hearts}
    />
  );
}
