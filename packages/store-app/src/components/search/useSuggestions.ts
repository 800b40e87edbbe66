import {
  type Card,
  cardContent,
  type ListingPage,
  listings,
  navigationQuery,
  searchedCardsQuery,
  searchTerm,
  suggested,
  suggestionsQuery,
} from "@taanka/store";
import type { SearchPanelProps } from "@taanka/ui";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { paths } from "../../paths";
import { useTexts } from "../../texts";
import { correctionOf, fits, uniqueTerms } from "./matching";

type Found = Pick<SearchPanelProps, "correction" | "suggestions" | "categories" | "products"> & {
  busy: boolean;
};

/** How long nobody types before the API is asked, ms; and from how many letters on. */
const pause = 120;
const askedFrom = 2;

/** The value once it has stood still for a while. */
function useSettled(value: string, wait: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}

/** What was answered to these words, and not to those before them. */
const ownAnswer = <Data>(query: { data: Data | undefined; isPlaceholderData: boolean }) =>
  query.isPlaceholderData ? undefined : query.data;

/** Products of the lists of this visit whose names fit. */
function listedCards(client: QueryClient, typed: string): Card[] {
  const lists = client.getQueriesData<ListingPage>({ queryKey: listings });
  const cards = lists.flatMap(([, list]) => list?.cards ?? []);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return [...byId.values()].filter(({ name }) => fits(name, typed));
}

/** Categories and subcategories of the menus whose names fit. */
function useFittingCategories(typed: string) {
  const { data = [] } = useQuery(navigationQuery());
  const { catalogue } = useTexts();
  const links = data.flatMap(({ id, name, subcategories }) => [
    { name, href: paths.category(id) },
    ...subcategories.map((sub) => ({ name: sub.name, href: paths.subcategory(sub.id) })),
  ]);
  // Whoever reads Hindi types either.
  return links
    .map(({ name, href }) => ({ name, label: catalogue(name), href }))
    .filter(({ name, label }) => fits(name, typed) || fits(label, typed))
    .slice(0, suggested.categories)
    .map(({ label, href }) => ({ label, href }));
}

/**
 * What the search panel suggests. The first letters are answered at once from what the shop has
 * shown already; the API is asked when the typing pauses, and an answer that comes too late is
 * called off.
 *
 * @param typed the field's text
 * @param known terms to answer from
 */
export function useSuggestions(typed: string, known: readonly string[]): Found {
  const texts = useTexts();
  const client = useQueryClient();
  const words = searchTerm(typed);
  const term = texts.search.searchedFor(words);
  const asked = useSettled(term, pause);
  const enabled = asked.length >= askedFrom && term !== "";
  const terms = useQuery({ ...suggestionsQuery(asked), enabled });
  const cards = useQuery({ ...searchedCardsQuery(asked), enabled });
  const answered = asked === term && enabled;
  const answer = answered ? ownAnswer(terms) : undefined;
  const foundCards = answered ? ownAnswer(cards)?.cards : undefined;
  const products = foundCards ?? listedCards(client, term);
  const correction = answer && correctionOf(term, answer);
  const categories = useFittingCategories(correction ?? term);
  if (term === "") return { suggestions: texts.search.suggestions, busy: false };
  const fitting = known.filter((text) => fits(text, words));
  const others = answer?.filter((text) => text !== correction).map(texts.search.shownAs);
  const listed = uniqueTerms(answer?.length ? (others ?? []) : fitting).slice(0, suggested.terms);
  // Only who was asked and answered can say that there is nothing.
  const isHeard = answer !== undefined && foundCards !== undefined;
  return {
    ...(correction && { correction: texts.search.shownAs(correction) }),
    // In another language than the catalogue's only the shop's own words are known.
    ...((listed.length > 0 || isHeard) && { suggestions: listed }),
    categories,
    products: products.slice(0, suggested.products).map((card) => {
      const { name, href, picture, price, mrp } = cardContent(
        card,
        texts,
        { sizes: "(min-width: 768px) 170px, 48px" },
        paths.product,
      );
      return { id: card.id, name, href, ...(picture && { picture }), price, mrp };
    }),
    busy: term.length >= askedFrom && (!answered || terms.isFetching || cards.isFetching),
  };
}
