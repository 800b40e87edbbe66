import type { CatalogueProblem } from "./error.js";
import { pictureKey } from "./pictures.js";
import { type CatalogueRecords, type ProductRecord, SECTION_NAMES } from "./schema.js";

/** The one size of cloth that is draped and not stitched; it stands in no size chart. */
const FREE_SIZE = "Free Size";

type Report = (field: string, message: string) => void;

/** What the rules look up, gathered once for all products. */
interface Known {
  subcategories: Map<string, Set<string>>;
  brands: Map<string, string>;
  campaigns: Set<string>;
  filters: Map<string, Set<string>>;
  sizes: Map<string, Set<string>>;
  skus: Map<string, string>;
}

/** Checks everything that one file alone can't show: references, uniqueness, order of dates. */
export function findBrokenReferences(records: CatalogueRecords): CatalogueProblem[] {
  const problems: CatalogueProblem[] = [];
  const reporter =
    (file: string): Report =>
    (field, message) => {
      problems.push({ file, field, message });
    };
  const known = gather(records);

  checkUnique(
    records.categories.map((c) => c.id),
    reporter("data/categories.json"),
  );
  checkUnique(
    records.categories.flatMap((c) => c.subcategories.map((s) => s.id)),
    reporter("data/categories.json"),
  );
  checkUnique(
    records.brands.map((b) => b.id),
    reporter("data/brands.json"),
  );
  checkUnique(
    records.campaigns.map((c) => c.id),
    reporter("data/campaigns.json"),
  );
  checkUnique(
    records.banners.map((b) => b.id),
    reporter("data/banners.json"),
  );
  checkUnique(
    records.products.map((p) => p.id),
    reporter("data/products"),
  );
  checkFilters(records, reporter("data/filters.json"));
  checkCategoryImages(records, reporter("data/categories.json"));
  checkHome(records, known, reporter("data/home.json"));
  checkBanners(records, known, reporter("data/banners.json"));
  checkReviews(records, reporter("data/reviews.json"));
  for (const product of records.products) {
    checkProduct(product, known, reporter(`data/products/${product.id}.json`));
  }
  return problems;
}

function gather(records: CatalogueRecords): Known {
  const ids = (entries: { id: string }[]) => new Set(entries.map(({ id }) => id));
  return {
    subcategories: new Map(records.categories.map((c) => [c.id, ids(c.subcategories)])),
    brands: new Map(records.brands.map((b) => [b.id, b.name])),
    campaigns: ids(records.campaigns),
    filters: new Map(records.filters.map((f) => [f.key, new Set(f.values)])),
    sizes: new Map(
      Object.entries(records.sizeCharts).map(([garment, chart]) => [
        garment,
        new Set(chart.rows.map((row) => row.size)),
      ]),
    ),
    skus: new Map(),
  };
}

function checkUnique(values: readonly string[], report: Report, field = "id"): void {
  const seen = new Set<string>();
  for (const value of values) {
    if (seen.has(value)) report(field, `"${value}" occurs twice`);
    seen.add(value);
  }
}

function checkFilters(records: CatalogueRecords, report: Report): void {
  checkUnique(
    records.filters.map((f) => f.key),
    report,
    "key",
  );
}

function checkCategoryImages(records: CatalogueRecords, report: Report): void {
  const planned = new Set(
    records.products.flatMap((product) =>
      product.colors.flatMap((color) =>
        color.views.map((view) => pictureKey(product, color, view)),
      ),
    ),
  );
  records.categories.forEach(({ image }, index) => {
    if (image && !planned.has(image)) report(`${index}.image`, `no product has "${image}"`);
  });
}

function checkHome(records: CatalogueRecords, known: Known, report: Report): void {
  const products = new Set(records.products.map((p) => p.id));
  checkUnique(
    records.home.map((s) => s.sectionName),
    report,
    "sectionName",
  );
  for (const name of SECTION_NAMES) {
    if (!records.home.some((s) => s.sectionName === name)) report("", `section ${name} is missing`);
  }
  records.home.forEach((section, index) => {
    checkUnique(section.items, report, `${index}.items`);
    section.items.forEach((id, item) => {
      if (!products.has(id)) report(`${index}.items.${item}`, `no product "${id}"`);
    });
    if (section.campaign && !known.campaigns.has(section.campaign)) {
      report(`${index}.campaign`, `no campaign "${section.campaign}"`);
    }
  });
}

function checkBanners(records: CatalogueRecords, known: Known, report: Report): void {
  const targets = new Set([
    ...[...known.subcategories.keys()].map((id) => `/view-all/category/${id}`),
    ...[...known.subcategories.values()].flatMap((ids) =>
      [...ids].map((id) => `/view-all/subcategory/${id}`),
    ),
    ...[...known.brands.keys()].map((id) => `/view-all/brand/${id}`),
    ...[...known.campaigns].map((id) => `/view-all/campaign/${id}`),
    ...SECTION_NAMES.map((name) => `/view-all/${name}`),
    ...records.products.map(({ id }) => `/product/${id}`),
  ]);
  records.banners.forEach(({ link }, index) => {
    if (!targets.has(link)) report(`${index}.link`, `"${link}" leads nowhere`);
  });
}

function checkReviews(records: CatalogueRecords, report: Report): void {
  const created = new Map(records.products.map((p) => [p.id, p.createdAt]));
  records.reviews.forEach(({ productId, date }, index) => {
    const createdAt = created.get(productId);
    if (!createdAt) report(`${index}.productId`, `no product "${productId}"`);
    else if (date < createdAt) report(`${index}.date`, "is earlier than the product");
  });
}

function checkProduct(product: ProductRecord, known: Known, report: Report): void {
  const subcategories = known.subcategories.get(product.categoryId);
  if (!subcategories) report("categoryId", `no category "${product.categoryId}"`);
  else if (!subcategories.has(product.subcategoryId)) {
    report("subcategoryId", `${product.categoryId} has no "${product.subcategoryId}"`);
  }
  if (!known.brands.has(product.brandId)) report("brandId", `no brand "${product.brandId}"`);
  if (product.campaignId && !known.campaigns.has(product.campaignId)) {
    report("campaignId", `no campaign "${product.campaignId}"`);
  }
  if (product.price > product.mrp) report("price", `is above the MRP of ${product.mrp}`);
  const colors = product.colors.map((color) => color.id);
  checkUnique(colors, report, "colors");
  if (product.defaultColor && !colors.includes(product.defaultColor)) {
    report("defaultColor", `no colour "${product.defaultColor}"`);
  }
  checkProductFilters(product, known, report);
  checkVariants(product, known, report);
}

function checkProductFilters(product: ProductRecord, known: Known, report: Report): void {
  product.filters.forEach(({ key, value }, index) => {
    const field = `filters.${index}`;
    const values = known.filters.get(key);
    if (key === "PriceRange") report(field, "follows from the price and must not be written");
    else if (values && !values.has(value)) report(field, `"${value}" is no value of ${key}`);
    else if (key === "Brand" && value !== known.brands.get(product.brandId)) {
      report(field, `"${value}" is not the name of brand "${product.brandId}"`);
    }
  });
  for (const key of known.filters.keys()) {
    if (key !== "PriceRange" && !product.filters.some((filter) => filter.key === key)) {
      report("filters", `has no ${key}`);
    }
  }
}

function checkVariants(product: ProductRecord, known: Known, report: Report): void {
  const charted = known.sizes.get(product.garment);
  product.colors.forEach((color, index) => {
    const field = `colors.${index}`;
    checkUnique(color.views, report, `${field}.views`);
    checkUnique(
      color.sizes.map(({ size }) => size),
      report,
      `${field}.sizes`,
    );
    color.sizes.forEach(({ size, skuId }, position) => {
      const variant = `${field}.sizes.${position}`;
      const owner = known.skus.get(skuId);
      if (owner) report(`${variant}.skuId`, `"${skuId}" is taken by ${owner}`);
      known.skus.set(skuId, product.id);
      if (size !== FREE_SIZE && !charted?.has(size)) {
        report(`${variant}.size`, `the size chart of ${product.garment} has no "${size}"`);
      }
    });
  });
}
