import { shop } from "../../config";
import { bannersQuery, sectionCardsQuery, sectionsQuery } from "../../data/home";
import { type PageQueries, pageQuery } from "../../routing/page";

/** The home page's data: the banners, the sections' words, and one list of cards for each section. */
export function homeQueries(): PageQueries {
  return {
    critical: [
      pageQuery(bannersQuery()),
      pageQuery(sectionsQuery()),
      ...shop.home.sections.map(({ name, limit }) => pageQuery(sectionCardsQuery(name, limit))),
    ],
  };
}
