import { BannerCarousel } from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { part } from "../../app/part";
import { bannersQuery } from "../../data/sections";
import { PageMeta } from "../../seo/PageMeta";
import { defaultPicture, defaultSlides, toSlide } from "./banners";
import { homeStructuredData } from "./structuredData";

const description =
  "Sarees, lehengas, kurtis and suits for every day and every function: handloom silk, block prints and bridal work, with cash on delivery and easy returns.";

/** The carousel. An empty list or a failure gives the default banner. */
function Banners() {
  const { data, isPending } = useQuery(bannersQuery());
  const own = data?.map(toSlide) ?? [];
  const slides = own.length > 0 ? own : defaultSlides;
  return (
    <BannerCarousel
      slides={isPending ? undefined : slides}
      defaultPicture={defaultPicture}
      headingLevel={1}
    />
  );
}

const Sections = part(
  () => import("./HomeSections"),
  async (client) => (await import("./prefetchHome")).fetchHomeSections(client),
);

/** The home page: banners, three curated sections, three editorial blocks. */
export default function HomeScreen() {
  return (
    <>
      <PageMeta
        title="TAANKA"
        description={description}
        canonical="/"
        structuredData={homeStructuredData}
      />
      <Banners />
      <Sections />
    </>
  );
}
