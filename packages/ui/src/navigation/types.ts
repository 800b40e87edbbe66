/** A link of the shop's navigation. */
export interface NavigationLink {
  /** Tells links apart that lead to the same address. */
  id?: string;
  label: string;
  href: string;
}

/** A category of the shop with the subcategories that its dropdown or its part of the menu lists. */
export interface NavigationCategory {
  id: string;
  name: string;
  href: string;
  /**
   * Left out while `onCategoryOpen` of the header and the menu loads them. Where nobody does, the
   * category is a link and opens nothing.
   */
  subcategories?: readonly NavigationLink[];
}
