/** Listings of products. */
export const listing = {
  title: "All Products",
  subtitle: "Discover our collection",
  browse: "Browse our collection",
  campaign: "Campaign",
  offers: "Special offers",
  fromBrand: (brand: string) => `Products from ${brand}`,
  results: (query: string) => `Search Results for "${query}"`,
  resultsHint: "Find what you're looking for",
  description: (title: string, subtitle: string, shop: string, country: string) =>
    `${title} at ${shop}: ${subtitle.replace(/[.!]$/, "")}. Easy returns, cash on delivery across ${country}.`,
  failed: "Failed to load products",
  filterFailed: "Failed to apply filters",
  /** A category, subcategory, brand or section whose name is not known. */
  unnamed: "Collection",
  /** Title of a later page of a listing. */
  page: (title: string, page: number) => `${title} – page ${page}`,
  earlier: "Show earlier products",
  /** Sends filters and order where no script runs. */
  apply: "Apply",
  loadingFilters: "Loading filters...",
  empty: "Nothing matches yet.",
  seeAll: "See all products",
};
