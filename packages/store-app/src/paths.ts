import { generatePath } from "react-router-dom";
import { patterns, searchParameters, wantedParameter } from "./patterns";

export { patterns, searchParameters, wantedParameter };

const withSearch = (path: string, name: string, value: string | undefined) =>
  value === undefined ? path : `${path}?${new URLSearchParams({ [name]: value })}`;

/** The address of every page. Nothing else in the storefront writes one. */
export const paths = {
  ...patterns,
  section: (sectionName: string) => generatePath(patterns.section, { sectionName }),
  category: (categoryId: string) => generatePath(patterns.category, { categoryId }),
  subcategory: (subcategoryId: string) => generatePath(patterns.subcategory, { subcategoryId }),
  brand: (brandId: string) => generatePath(patterns.brand, { brandId }),
  campaign: (campaignId: string) => generatePath(patterns.campaign, { campaignId }),
  /** A page of a list that has several; its first has the list's own address. */
  listPage: (list: string, number: number) =>
    withSearch(list, searchParameters.page, number > 1 ? String(number) : undefined),
  /** Where a form sends what shall be searched for. */
  searchPage: patterns.search,
  search: (query: string) => withSearch(patterns.search, searchParameters.query, query),
  /** @param color opens the product in this colour */
  product: (id: string, color?: string) =>
    withSearch(generatePath(patterns.product, { id }), searchParameters.color, color),
  order: (orderId: string) => generatePath(patterns.order, { orderId }),
  cancelOrder: (orderId: string) => generatePath(patterns.cancelOrder, { orderId }),
  returnOrder: (orderId: string) => generatePath(patterns.returnOrder, { orderId }),
  invoice: (orderId: string) => generatePath(patterns.invoice, { orderId }),
  editAddress: (addressId: string) => generatePath(patterns.editAddress, { addressId }),
} as const;

/** Pictures that are files of the storefront, there when the API is not. */
export const pictureFiles = {
  sample: (name: string) => `/samples/${name}.webp`,
  promo: (name: string) => `/promos/${name}.webp`,
} as const;
