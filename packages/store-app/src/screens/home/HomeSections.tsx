import { ErrorState, PageLoader } from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { shop } from "../../config";
import { messageOf } from "../../data/errors";
import { sectionsQuery } from "../../data/home";
import { useWishes } from "../../data/wishlist";
import { useTexts } from "../../texts";
import { CuratedSection } from "./CuratedSection";
import { Promos } from "./Promos";

/** Everything below the banners: three curated sections and three editorial blocks. */
export function HomeSections() {
  const { home, common } = useTexts();
  const sections = useQuery(sectionsQuery());
  const wishes = useWishes();
  if (sections.isPending) return <PageLoader messages={{ loading: home.loading }} />;
  if (sections.isError) {
    return (
      <ErrorState title={home.failed} onRetry={() => void sections.refetch()}>
        {messageOf(sections.error, common.unexpectedError)}
      </ErrorState>
    );
  }
  return (
    <>
      {shop.home.sections.map((config) => (
        <CuratedSection
          key={config.name}
          config={config}
          section={sections.data.find(({ sectionName }) => sectionName === config.name)}
          wishes={wishes}
        />
      ))}
      <Promos />
    </>
  );
}
