import { CatalogueError } from "./error.js";
import { dataDir, readRecords } from "./files.js";
import { findBrokenReferences } from "./references.js";
import type {
  Banner,
  Brand,
  Campaign,
  CatalogueRecords,
  Category,
  Filter,
  GarmentSizeChart,
  HomeSectionRecord,
  ProductColor,
  ProductRecord,
  Review,
  SizeCharts,
  SubcategoryEntry,
} from "./schema.js";

/** A product with everything its ids stand for, and what follows from its data. */
export interface Product extends Omit<ProductRecord, "defaultColor"> {
  category: Pick<Category, "id" | "name" | "description">;
  subcategory: SubcategoryEntry;
  brand: Brand;
  campaign?: Campaign;
  /** The colour shown first: the one named in the file, or else the first. */
  defaultColor: ProductColor;
  /** True when no colour has stock in any size. */
  soldOut: boolean;
  sizeChart: GarmentSizeChart;
  /** Newest first. */
  reviews: Review[];
}

/** A curated part of the home page with its products. */
export interface HomeSection extends Omit<HomeSectionRecord, "campaign" | "items"> {
  campaign?: Campaign;
  items: Product[];
}

/** The whole sample catalogue, validated and joined. */
export interface Catalogue {
  categories: Category[];
  brands: Brand[];
  campaigns: Campaign[];
  filters: Filter[];
  sections: HomeSection[];
  banners: Banner[];
  sizeCharts: SizeCharts;
  /** Sorted by id. */
  products: Product[];
  reviews: Review[];
}

export interface LoadOptions {
  /** Folder of the data files; the package's own by default. */
  directory?: string;
}

/**
 * Reads the catalogue's data files, checks them, also against each other, and joins them.
 * Pictures are not looked at: the data is usable while some are still missing.
 *
 * @throws CatalogueError naming the file and the field of every problem
 */
export function loadCatalogue({ directory = dataDir }: LoadOptions = {}): Catalogue {
  const records = readRecords(directory);
  const problems = findBrokenReferences(records);
  if (problems.length > 0) throw new CatalogueError(problems);
  return join(records);
}

function join(records: CatalogueRecords): Catalogue {
  const { categories, brands, campaigns, filters, banners, sizeCharts, reviews } = records;
  const products = records.products.map((product) => joinProduct(product, records));
  const byId = index(products);
  const sections = records.home.map(({ campaign, items, ...section }) => ({
    ...section,
    ...(campaign ? { campaign: get(index(campaigns), campaign) } : {}),
    items: items.map((id) => get(byId, id)),
  }));
  return {
    categories,
    brands,
    campaigns,
    filters,
    sections,
    banners,
    sizeCharts,
    products,
    reviews,
  };
}

function joinProduct(product: ProductRecord, records: CatalogueRecords): Product {
  const { subcategories, ...category } = get(index(records.categories), product.categoryId);
  const colors = index(product.colors);
  const first = product.colors[0]?.id ?? "";
  const { campaignId } = product;
  return {
    ...product,
    category,
    subcategory: get(index(subcategories), product.subcategoryId),
    brand: get(index(records.brands), product.brandId),
    ...(campaignId ? { campaign: get(index(records.campaigns), campaignId) } : {}),
    defaultColor: get(colors, product.defaultColor ?? first),
    soldOut: product.colors.every(({ sizes }) => sizes.every(({ stock }) => stock === 0)),
    sizeChart: records.sizeCharts[product.garment],
    reviews: records.reviews
      .filter((review) => review.productId === product.id)
      .sort((a, b) => b.date.localeCompare(a.date)),
  };
}

function index<T extends { id: string }>(entries: readonly T[]): Map<string, T> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}

/** Looks up an id that has been checked before. */
function get<T>(entries: ReadonlyMap<string, T>, id: string): T {
  const entry = entries.get(id);
  if (entry === undefined) throw new Error(`The catalogue has no "${id}".`);
  return entry;
}
