import {
  sessionStorageItem,
  suggested,
  topViewedQuery,
  trendingQuery,
  useStorageItem,
} from "@taanka/store";
import { usePreloadedNavigate } from "@taanka/store/react-router";
import { SearchPanel, type SearchTermList } from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as v from "valibot";
import { paths } from "../paths";
import { useTexts } from "../texts";
import { uniqueTerms } from "./search/matching";
import { forgetSearch, rememberSearch, useRecentSearches } from "./search/recentSearches";
import { useSuggestions } from "./search/useSuggestions";

/** Chips of the shop's own lists that were taken away in this tab. */
const removedTerms = sessionStorageItem<string[]>("taanka.removedTerms", v.array(v.string()), []);

/** What shoppers do these days, then what the shop itself names, without what was taken away. */
function useShopTerms() {
  const trending = useQuery(trendingQuery());
  const topViewed = useQuery(topViewedQuery());
  const texts = useTexts().search;
  const removed = useStorageItem(removedTerms);
  const shown = (known: readonly string[] = [], own: readonly string[]) =>
    uniqueTerms([
      ...known.map(texts.shownAs),
      ...own.filter((term) => !known.includes(texts.searchedFor(term))),
    ])
      .filter((term) => !removed.includes(term))
      .slice(0, suggested.chips);
  return {
    trending: shown(trending.data, texts.trending),
    topViewed: shown(topViewed.data, texts.topViewed),
    remove: (term: string) => removedTerms.write([...removed, term]),
  };
}

/** Search over the whole screen. */
export default function Search({ onClose }: { onClose: () => void }) {
  const { open } = usePreloadedNavigate();
  const [typed, setTyped] = useState("");
  const { placeholders, suggestions } = useTexts().search;
  const recent = useRecentSearches();
  const { trending, topViewed, remove } = useShopTerms();
  const known = [...recent, ...suggestions, ...trending];
  const { busy, ...found } = useSuggestions(typed, known);
  const onRemove = (term: string, list: SearchTermList) =>
    list === "recent" ? forgetSearch(term) : remove(term);
  return (
    <SearchPanel
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      placeholders={placeholders}
      value={typed}
      onValueChange={setTyped}
      {...found}
      busy={busy}
      recent={recent}
      trending={trending}
      topViewed={topViewed}
      onRemove={onRemove}
      onSearch={(term) => {
        rememberSearch(term);
        open(paths.search(term));
      }}
    />
  );
}
