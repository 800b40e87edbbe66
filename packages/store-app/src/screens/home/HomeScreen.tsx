import {
  BannerCarousel,
  ErrorState,
  PageLoader,
  PromoSustainability,
  PromoTryOn,
  PromoWardrobe,
} from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { messageOf } from "../../data/failure";
import { bannersQuery, sectionsQuery } from "../../data/sections";
import { useWishes } from "../../data/wishes";
import { PageMeta } from "../../seo/PageMeta";
import { defaultSlides, toSlide, uprightPicture } from "./banners";
import { EverydayToEvent, MostBought, TurnHeads } from "./HomeSections";
import { homeSectionQuery } from "./prefetchHome";
import { homeStructuredData } from "./structuredData";

const description =
  "Sarees, lehengas, kurtis and suits for every day and every function: handloom silk, block prints and bridal work, with cash on delivery and easy returns.";

/** The carousel. An empty list or a failure gives the default banner. */
function Banners() {
  const { data, isPending } = useQuery(bannersQuery());
  const mostBought = useQuery(homeSectionQuery("MostBought"));
  const own = data?.map(toSlide) ?? [];
  const slides = own.length > 0 ? own : defaultSlides(mostBought.data?.items ?? []);
  return <BannerCarousel slides={isPending ? undefined : slides} headingLevel={1} />;
}

/** Three editorial blocks, on pictures of the banners. */
function Promos() {
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

/** The home page: banners, three curated sections, three editorial blocks. */
export default function HomeScreen() {
  const sections = useQuery(sectionsQuery());
  const wishes = useWishes();
  if (sections.isPending) return <PageLoader messages={{ loading: "Loading homepage..." }} />;
  if (sections.isError) {
    return (
      <ErrorState level={1} title="Error Loading Homepage" onRetry={() => window.location.reload()}>
        {messageOf(sections.error, "An unexpected error occurred")}
      </ErrorState>
    );
  }
  return (
    <>
      <PageMeta
        title="TAANKA"
        description={description}
        canonical="/"
        structuredData={homeStructuredData}
      />
      <Banners />
      <EverydayToEvent wishes={wishes} sections={sections.data} />
      <TurnHeads wishes={wishes} sections={sections.data} />
      <MostBought wishes={wishes} sections={sections.data} />
      <Promos />
    </>
  );
}
