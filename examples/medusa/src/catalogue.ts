import { type AdapterCalls, AdapterError, type CallInput } from "@taanka/api-client/adapter";
import { type endpoints, priceBand } from "@taanka/api-client/contract";
import type { Medusa } from "./medusa";
import { type Products, soldVariants, toColors, toItem } from "./products";
import { categoryPage, type Product } from "./schemas";

type ListInput = CallInput<typeof endpoints.items.list>;

/** Medusa neither sorts by price nor counts what filters leave: up to so many products are sorted here. */
const MOST = 200;

const notOffered = () => new AdapterError("not_implemented", "Not offered by this shop");

/** What each filter has of a product, each value once: `{ Color: ["Indigo"], … }`. */
function tagsOf(product: Product): Record<string, string[]> {
  const sold = soldVariants(product);
  const tags = {
    Color: sold.map(({ color }) => color),
    Size: sold.map(({ size }) => size),
    PriceRange: sold.map(({ price }) => priceBand(price.calculated_amount)),
  };
  return Object.fromEntries(Object.entries(tags).map(([key, all]) => [key, [...new Set(all)]]));
}

/** Values of one filter are alternatives; filters narrow each other. */
const isWanted = (product: Product, filters: ListInput["filters"]) =>
  filters.every(({ key, value }) =>
    tagsOf(product)[key]?.some((tag) => [value].flat().includes(tag)),
  );

/** How many products each value of a filter has, as if that filter itself were not chosen. */
function facetsOf(products: readonly Product[], filters: ListInput["filters"]) {
  return ["Color", "Size", "PriceRange"].map((key) => {
    const others = filters.filter((filter) => filter.key !== key);
    const counted = products.filter((product) => isWanted(product, others));
    const tags = counted.flatMap((product) => tagsOf(product)[key] ?? []);
    const count = (value: string) => tags.filter((tag) => tag === value).length;
    return { key, values: [...new Set(tags)].map((value) => ({ value, count: count(value) })) };
  });
}

const priceOf = (product: Product) => soldVariants(product)[0]?.price.calculated_amount ?? 0;
const orders = {
  latestAddition: () => 0,
  priceLowToHigh: (a: Product, b: Product) => priceOf(a) - priceOf(b),
  priceHighToLow: (a: Product, b: Product) => priceOf(b) - priceOf(a),
};

/** Categories, listings and products. */
export function createCatalogue(medusa: Medusa, products: Products) {
  const categories = async (signal: AbortSignal, id?: string) => {
    const query = { fields: "id,name,description", limit: MOST, id: id ? [id] : undefined };
    const answer = await medusa.get(categoryPage, "/product-categories", signal, query);
    return answer.product_categories.map((category) => ({ ...category, _id: category.id }));
  };

  /** A page of products, and how many there are. */
  const list = async (input: ListInput, signal: AbortSignal) => {
    const { page, limit, keyword, filters, sortBy, specificItems, brandId, campaignId } = input;
    // A list that leaves out what was asked for would be a wrong one.
    if (brandId || campaignId || sortBy === "popularity") throw notOffered();
    const { categoryId, subCategoryId, categoryIds = [], subCategoryIds = [] } = input;
    const ids = [categoryId, subCategoryId, ...categoryIds, ...subCategoryIds];
    const category_id = ids.filter((id) => id !== undefined);
    const query = { q: keyword || undefined, category_id, id: specificItems, order: "-created_at" };
    const first = (page - 1) * limit;
    const isMedusas = filters.length === 0 && sortBy === "latestAddition";
    const part = isMedusas ? { limit, offset: first } : { limit: MOST };
    const found = await products.list({ ...query, ...part }, signal);
    const sold = found.products.filter((product) => soldVariants(product).length > 0);
    // Those without a price are not shown, so they are not counted either.
    const totalItems = found.count - (found.products.length - sold.length);
    const isWhole = found.products.length === found.count;
    const facets = isWhole ? facetsOf(sold, filters) : [];
    if (isMedusas) return { shown: sold, totalItems, facets };
    if (!isWhole) throw notOffered();
    const wanted = sold.filter((one) => isWanted(one, filters)).sort(orders[sortBy]);
    const shown = wanted.slice(first, first + limit);
    return { shown, totalItems: wanted.length, facets };
  };

  return {
    categories: {
      list: (_, { signal }) => categories(signal),
      async read({ id }, { signal }) {
        const [category] = await categories(signal, id);
        if (!category) throw new AdapterError("not_found");
        return category;
      },
    },
    items: {
      async list(input, { signal }) {
        const { shown, ...rest } = await list(input, signal);
        const items = shown.flatMap((product) => toItem(product) ?? []);
        return { ...rest, items, page: input.page, limit: input.limit };
      },
      async read({ id }, { signal }) {
        const item = toItem(await products.read(id, signal));
        if (!item) throw new AdapterError("not_found", "There is no such product");
        return item;
      },
    },
    itemDetails: {
      ofItem: async ({ itemId }, { signal }) => toColors(await products.read(itemId, signal)),
    },
  } satisfies AdapterCalls;
}
