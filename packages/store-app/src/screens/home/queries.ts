import {
  bannersQuery,
  type PageQueries,
  type PageQuery,
  pageQuery,
  sectionCardsQuery,
  sectionsQuery,
} from "@taanka/store";
import { shop } from "../../config";

/** All data of the home page from top to bottom: banners, the sections' words, each section's cards. */
export const homeData = (): PageQuery[] => [
  pageQuery(bannersQuery()),
  pageQuery(sectionsQuery()),
  ...shop.home.sections.map(({ name, limit }) => pageQuery(sectionCardsQuery(name, limit))),
];

/** Of {@link homeData}: up to the cards of the second section. */
const sentWithPage = 4;

/**
 * What comes with the page. Sections three screens down have their cards asked for by the browser: sent
 * with every home page, they would make each heavier.
 */
export const homeQueries = (): PageQueries => ({ critical: homeData().slice(0, sentWithPage) });
