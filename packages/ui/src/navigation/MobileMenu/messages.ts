export interface MobileMenuMessages {
  title: string;
  /** Name of the list of categories, heard only. */
  categories: string;
  /** Name of the list of account links, heard only. */
  account: string;
  loading: string;
  noCategories: string;
  noSubcategories: string;
  /** Name of the button that opens a category; `{category}` is its name. */
  showSubcategories: string;
}

export const mobileMenuMessages: MobileMenuMessages = {
  title: "Menu",
  categories: "Categories",
  account: "Account",
  loading: "Loading",
  noCategories: "No categories available",
  noSubcategories: "No subcategories available",
  showSubcategories: "Show {category} subcategories",
};
