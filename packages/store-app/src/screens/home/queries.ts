import { shop } from "../../config";
import { bannersQuery, sectionCardsQuery, sectionsQuery } from "../../data/home";
import { type PageQueries, pageQuery } from "../../routing/page";

/** The home page's data: one answer of a few kilobytes from a near API. */
export function homeQueries(): PageQueries {
  return {
    critical: [
      pageQuery(bannersQuery()),
      pageQuery(sectionsQuery()),
      ...shop.home.sections.map(({ name, limit }) => pageQuery(sectionCardsQuery(name, limit))),
    ],
  };
}
