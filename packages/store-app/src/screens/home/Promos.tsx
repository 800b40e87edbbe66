import type { Promo } from "@taanka/shop-config";
import { PromoSustainability, PromoTryOn, PromoWardrobe } from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { shop } from "../../config";
import { bannersQuery, type ShownBanner } from "../../data/home";
import { useTexts } from "../../texts";
import { bannerPicture, promoBanners, uprightPicture } from "./banners";

function Block({ kind, path, banner }: Promo & { banner: ShownBanner }) {
  const { promos } = useTexts().home;
  switch (kind) {
    case "sustainability":
      return (
        <PromoSustainability
          {...promos.sustainability}
          picture={uprightPicture(banner)}
          href={path}
        />
      );
    case "wardrobe":
      return <PromoWardrobe {...promos.wardrobe} picture={bannerPicture(banner)} href={path} />;
    case "tryOn":
      return <PromoTryOn {...promos.tryOn} picture={uprightPicture(banner)} href={path} />;
  }
}

/** Three editorial blocks, on pictures of the banners. */
export function Promos() {
  const { data: banners = [] } = useQuery(bannersQuery());
  const pictured = promoBanners(banners);
  return shop.home.promos.map((promo, index) => {
    const banner = pictured[index % pictured.length];
    return banner && <Block key={promo.kind} {...promo} banner={banner} />;
  });
}
