import { bannersQuery } from "@taanka/store";
import { BannerCarousel } from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { shop, useWords } from "../../config";
import { paths } from "../../paths";
import { useToAddress } from "../../seo/origin";
import { PageMeta } from "../../seo/PageMeta";
import { shopData } from "../../seo/structuredData";
import { useTexts } from "../../texts";
import { defaultPicture, toSlide, useDefaultSlides } from "./banners";
import { HomeSections } from "./HomeSections";

/** The carousel. An empty list or a failure gives the default banner. */
function Banners() {
  const { data, isPending } = useQuery(bannersQuery());
  const texts = useTexts();
  const defaultSlides = useDefaultSlides();
  const own = data?.map((banner) => toSlide(banner, texts)) ?? [];
  const slides = own.length > 0 ? own : defaultSlides;
  return (
    <BannerCarousel
      slides={isPending ? undefined : slides}
      defaultPicture={defaultPicture}
      headingLevel={1}
    />
  );
}

/** The home page: banners, three curated sections, three editorial blocks. */
export default function HomeScreen() {
  const words = useWords();
  return (
    <>
      <PageMeta
        title={words(shop.goods)}
        nameFirst
        description={words(shop.description)}
        canonical={paths.home}
        structuredData={shopData(useToAddress())}
      />
      <Banners />
      <HomeSections />
    </>
  );
}
