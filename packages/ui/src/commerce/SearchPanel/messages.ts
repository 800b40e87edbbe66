export interface SearchPanelMessages {
  title: string;
  close: string;
  /** Names the field. */
  label: string;
  /** Names the list below the field. */
  suggestions: string;
  /** Heard when suggestions arrive; `{count}` of them. */
  suggestionCount: string;
  /** Where what was asked found nothing; `{term}` is what was typed. */
  nothing: string;
  /** Before the right spelling; `{term}` is that. */
  correction: string;
  categories: string;
  products: string;
  recent: string;
  trending: string;
  topViewed: string;
  /** Name of the button that takes a chip away; `{term}` is its text. */
  remove: string;
}

export const searchPanelMessages: SearchPanelMessages = {
  title: "SEARCH",
  close: "Close",
  label: "Search",
  suggestions: "Suggestions",
  suggestionCount: "{count} suggestions",
  nothing: "No suggestions for “{term}”",
  correction: "Did you mean “{term}”?",
  categories: "Categories",
  products: "Products",
  recent: "Recent Searches",
  trending: "Trending Searches",
  topViewed: "Top Viewed Products",
  remove: "Remove {term}",
};
