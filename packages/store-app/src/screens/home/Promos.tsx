import type { Promo } from "@taanka/shop-config";
import { PromoSustainability, PromoTryOn, PromoWardrobe } from "@taanka/ui";
import { shop } from "../../config";
import { pictureFiles } from "../../paths";
import { useTexts } from "../../texts";

/** Files of the storefront, so that the blocks stand whatever the API answers. */
const pictures = {
  sustainability: { src: pictureFiles.promo("sustainability"), color: "#2a3550" },
  wardrobe: { src: pictureFiles.promo("wardrobe"), color: "#d8c8b8" },
  tryOn: { src: pictureFiles.promo("try-on"), color: "#d8c8b8" },
} as const;

function Block({ kind, path }: Promo) {
  const { promos } = useTexts().home;
  const picture = { ...pictures[kind], alt: "" };
  switch (kind) {
    case "sustainability":
      return <PromoSustainability {...promos.sustainability} picture={picture} href={path} />;
    case "wardrobe":
      return <PromoWardrobe {...promos.wardrobe} picture={picture} href={path} />;
    case "tryOn":
      return <PromoTryOn {...promos.tryOn} picture={picture} href={path} />;
  }
}

/** Three editorial blocks, with pictures of their own. */
export const Promos = () => shop.home.promos.map((promo) => <Block key={promo.kind} {...promo} />);
