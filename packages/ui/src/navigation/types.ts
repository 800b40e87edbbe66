/** A link of the shop's navigation. */
export interface NavigationLink {
  /** Tells links apart that lead to the same address. */
  id?: string;
  /** What is read. */
  label: string;
  /** Where it leads. */
  href: string;
}

/** A category of the shop with the subcategories that its dropdown or its part of the menu lists. */
export interface NavigationCategory {
  /** Tells it from the others. */
  id: string;
  /** What is read. */
  name: string;
  /** Address of the category's page. */
  href: string;
  /**
   * Left out while `onCategoryOpen` of the header and the menu loads them. Where nobody does, the
   * category is a link and opens nothing; so is one with null, which has none.
   */
  subcategories?: readonly NavigationLink[] | null;
}
