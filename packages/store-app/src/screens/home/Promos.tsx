import { PromoSustainability, PromoTryOn, PromoWardrobe } from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { bannersQuery } from "../../data/sections";
import { toSlide, uprightPicture } from "./banners";

/** Three editorial blocks, on pictures of the banners. */
export function Promos() {
  const { data: banners = [] } = useQuery(bannersQuery());
  const [first, second = first, third = second, fourth = third] = banners;
  if (!first || !second || !third || !fourth) return null;
  return (
    <>
      <PromoSustainability picture={uprightPicture(fourth)} href="/subcategory/handloom-sarees" />
      <PromoWardrobe picture={toSlide(second).picture} href="/view-all?sort=priceLowToHigh" />
      <PromoTryOn picture={uprightPicture(third)} href="/try-before" />
    </>
  );
}
