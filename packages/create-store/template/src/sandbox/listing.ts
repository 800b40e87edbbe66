import type { Facet, ListingRequest } from "@taanka/api-client";
import goods from "./goods.json";

type Product = (typeof goods)[number];
type TagKey = keyof Product["tags"];

const tagKeys: readonly TagKey[] = ["Fabric", "Occasion"];
const isTagKey = (key: string): key is TagKey => tagKeys.some((one) => one === key);

const has = ({ tags }: Product, key: string, value: string) =>
  isTagKey(key) && tags[key].includes(value);

/** Whether a product is one of the list; its values of a key count as if that were not filtered by. */
function isAsked(product: Product, request: ListingRequest, except?: string) {
  const { categoryId, keyword = "", filters = [] } = request;
  const name = product.name.toLowerCase();
  return (
    (!categoryId || product.category === categoryId) &&
    keyword
      .toLowerCase()
      .split(/\s+/)
      .every((word) => name.includes(word)) &&
    filters.every(
      ({ key, value }) => key === except || [value].flat().some((one) => has(product, key, one)),
    )
  );
}

/** The values that the list can be filtered by, and how many products have each. */
function facetsOf(request: ListingRequest): Facet[] {
  return tagKeys.flatMap((key) => {
    const counts = new Map<string, number>();
    for (const product of goods) {
      if (!isAsked(product, request, key)) continue;
      for (const value of product.tags[key]) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const values = [...counts].map(([value, count]) => ({ value, count }));
    return values.length > 0 ? [{ key, values }] : [];
  });
}

const orders: Record<string, (a: Product, b: Product) => number> = {
  priceLowToHigh: (a, b) => a.discountedPrice - b.discountedPrice,
  priceHighToLow: (a, b) => b.discountedPrice - a.discountedPrice,
};

/** The products that are asked for, and what they can be filtered by. */
export function listed(request: ListingRequest) {
  const { page = 1, limit = 50, sortBy = "" } = request;
  const products = goods.filter((product) => isAsked(product, request));
  const order = orders[sortBy];
  if (order) products.sort(order);
  return {
    products: products.slice((page - 1) * limit, page * limit),
    totalItems: products.length,
    facets: facetsOf(request),
  };
}
