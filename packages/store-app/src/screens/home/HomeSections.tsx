import { reasonBelow, sectionsQuery } from "@taanka/store";
import { ErrorState, PageLoader } from "@taanka/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { shop } from "../../config";
import { useWishlistHearts } from "../../data/wishlist";
import { useTexts } from "../../texts";
import { CuratedSection } from "./CuratedSection";
import { Promos } from "./Promos";
import { homeData } from "./queries";

/** Asks for everything of the page anew. */
function useRetry() {
  const client = useQueryClient();
  return () => {
    for (const { queryKey } of homeData()) {
      void client.refetchQueries({ queryKey, exact: true });
    }
  };
}

/** Everything below the banners: three curated sections and three editorial blocks. */
export function HomeSections() {
  const { home, common } = useTexts();
  const sections = useQuery(sectionsQuery());
  const hearts = useWishlistHearts();
  const retry = useRetry();
  if (sections.isPending) return <PageLoader messages={{ loading: home.loading }} />;
  if (sections.isLoadingError) {
    return (
      <>
        <ErrorState title={home.failed} onRetry={retry}>
          {reasonBelow(home.failed, sections.error, common.unexpectedError)}
        </ErrorState>
        <Promos />
      </>
    );
  }
  return (
    <>
      {shop.home.sections.map((config, place) => (
        <CuratedSection
          key={config.name}
          config={config}
          section={sections.data.find(({ sectionName }) => sectionName === config.name)}
          hearts={hearts}
          late={place > 0}
        />
      ))}
      <Promos />
    </>
  );
}
