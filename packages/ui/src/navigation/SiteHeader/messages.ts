export interface SiteHeaderMessages {
  /** Name of the navigation, heard only. */
  navigation: string;
  /** Heard while categories or subcategories load. */
  loading: string;
  noCategories: string;
  noSubcategories: string;
  /** Name of the button that opens a dropdown; `{category}` is its category. */
  showSubcategories: string;
  menu: string;
  search: string;
  account: string;
  wishlist: string;
  cart: string;
}

export const siteHeaderMessages: SiteHeaderMessages = {
  navigation: "Categories",
  loading: "Loading",
  noCategories: "No categories available",
  noSubcategories: "No subcategories available",
  showSubcategories: "Show {category} subcategories",
  menu: "Menu",
  search: "Search",
  account: "Account",
  wishlist: "Wishlist",
  cart: "Cart",
};
