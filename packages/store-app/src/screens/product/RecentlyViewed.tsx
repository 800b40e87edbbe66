import { cardSizes, noteViewed, recentlyViewed, recentQuery } from "@taanka/store";
import { ProductGrid, Section, SectionHeader } from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { ShopCard } from "../../components/ShopCard";
import { useWishlistHearts } from "../../data/wishlist";
import { useTexts } from "../../texts";

/** One row on wide screens. */
const shown = 4;

/** The products that were looked at before this one, and notes this one. */
export default function RecentlyViewed({ itemId }: { itemId: string }) {
  const [ids] = useState(() => recentlyViewed(itemId).slice(0, shown));
  const { data } = useQuery({ ...recentQuery(ids), enabled: ids.length > 0 });
  const hearts = useWishlistHearts();
  const titleId = useId();
  const { recent } = useTexts().product;
  useEffect(() => noteViewed(itemId), [itemId]);
  if (!data?.cards.length) return null;
  return (
    <Section aria-labelledby={titleId}>
      <SectionHeader title={recent} titleId={titleId} />
      <ProductGrid columns={4}>
        {data.cards.map((card) => (
          <ShopCard key={card.id} card={card} hearts={hearts} sizes={cardSizes.four} />
        ))}
      </ProductGrid>
    </Section>
  );
}
