import { PromoSustainability, PromoTryOn, PromoWardrobe } from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { bannersQuery } from "../../data/sections";
import { promoBanners, toSlide, uprightPicture } from "./banners";

/** Three editorial blocks, on pictures of the banners. */
export function Promos() {
  const { data: banners = [] } = useQuery(bannersQuery());
  const [wardrobe, tryOn, handloom] = promoBanners(banners);
  if (!wardrobe || !tryOn || !handloom) return null;
  return (
    <>
      <PromoSustainability picture={uprightPicture(handloom)} href="/subcategory/handloom-sarees" />
      <PromoWardrobe picture={toSlide(wardrobe).picture} href="/view-all?sort=priceLowToHigh" />
      <PromoTryOn picture={uprightPicture(tryOn)} href="/try-before" />
    </>
  );
}
