import { type ListingKind, navigationQuery } from "@taanka/store";
import { useQuery } from "@tanstack/react-query";
import { shop, useIsFirstLanguage, useWords } from "../../config";
import { listingTitle, listingTitleQuery } from "../../data/listingTitles";
import { useTexts } from "../../texts";

/** What the shop's menus and configuration call a listing. */
function useKnownName(of: ListingKind): string | undefined {
  const words = useWords();
  const { data: categories = [] } = useQuery(navigationQuery());
  switch (of.kind) {
    case "category":
      return categories.find(({ id }) => id === of.id)?.name;
    case "subcategory":
      return categories.flatMap(({ subcategories }) => subcategories).find(({ id }) => id === of.id)
        ?.name;
    case "section": {
      const section = shop.home.sections.find(({ name }) => name === of.id);
      return section && words(section.title);
    }
    default:
      return undefined;
  }
}

/** Heading of a listing and the line below it. */
export function useListingTitle(of: ListingKind) {
  const texts = useTexts();
  const { data = {} } = useQuery(listingTitleQuery(of));
  const known = useKnownName(of);
  // In another language than the API's the shop's own words for a section go first.
  const translated = !useIsFirstLanguage() && of.kind === "section" && known !== undefined;
  return listingTitle(of, translated ? {} : data, texts, known);
}
