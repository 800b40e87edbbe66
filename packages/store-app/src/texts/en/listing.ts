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
  description: (subtitle: string, goods: string, shop: string) =>
    `${subtitle} ${goods} at ${shop}.`,
  failed: "Failed to load products",
  filterFailed: "Failed to apply filters",
  loadingFilters: "Loading filters...",
  empty: "Nothing matches yet.",
  seeAll: "See all products",
  /** Names of filters that read otherwise than the API's keys. */
  filterNames: { PriceRange: "Price Range" } as Record<string, string>,
};
