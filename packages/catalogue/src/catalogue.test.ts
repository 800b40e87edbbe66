import { describe, expect, it } from "vitest";
import { loadCatalogue, type Product } from "./index.js";

const catalogue = loadCatalogue();
const { products } = catalogue;

function find(id: string): Product {
  const product = products.find((entry) => entry.id === id);
  if (!product) throw new Error(`No product ${id}`);
  return product;
}

describe("the data", () => {
  it("fills six categories and every one of their subcategories", () => {
    expect(catalogue.categories.map(({ id }) => id)).toEqual([
      "sarees",
      "lehengas",
      "kurtis",
      "suits",
      "party-wear",
      "office-wear",
    ]);
    const used = new Set(products.map(({ subcategoryId }) => subcategoryId));
    const listed = catalogue.categories.flatMap((c) => c.subcategories.map(({ id }) => id));
    expect([...used].sort()).toEqual([...listed].sort());
    for (const { subcategories } of catalogue.categories) {
      expect(subcategories.length).toBeGreaterThanOrEqual(3);
    }
  });

  it("has a product for every value of every filter", () => {
    const said = catalogue.filters.filter(({ key }) => key !== "PriceRange");
    const unused = said.flatMap(({ key, values }) =>
      values.filter((value) => !products.some((product) => hasValue(product, key, value))),
    );
    expect(unused).toEqual([]);
  });

  it("mixes discounts with full prices, and stock with sold-out sizes and colours", () => {
    expect(products.some(({ price, mrp }) => price === mrp)).toBe(true);
    expect(products.some(({ price, mrp }) => price <= mrp * 0.6)).toBe(true);
    expect(products.some((product) => isSoldOutIn(product, "XS"))).toBe(true);
    const colors = products.flatMap((product) => product.colors);
    expect(colors.some(({ sizes }) => sizes.every(({ stock }) => stock === 0))).toBe(true);
    expect(products.filter(({ soldOut }) => soldOut)).toEqual([]);
  });

  it("has products that are reviewed, and some that are not", () => {
    expect(products.some(({ reviews }) => reviews.length >= 3)).toBe(true);
    expect(products.some(({ reviews }) => reviews.length === 0)).toBe(true);
  });

  it("curates sections that the home page can show", () => {
    const [most, heads, everyday] = catalogue.sections;
    expect(most?.items).toHaveLength(12);
    expect(heads?.items).toHaveLength(12);
    expect(everyday?.items.length).toBeGreaterThanOrEqual(15);
    const tabs = new Set(everyday?.items.map(({ subcategory }) => subcategory.name));
    expect(tabs.size).toBeGreaterThanOrEqual(4);
    expect(heads?.campaign?.isActive).toBe(true);
    expect(everyday?.campaign?.isActive).toBe(false);
  });

  it("gives the same measures in inches and in centimetres", () => {
    for (const { rows } of Object.values(catalogue.sizeCharts)) {
      for (const { inches, cm } of rows) {
        for (const part of ["chest", "shoulder", "length"] as const) {
          expect(Math.abs(inches[part] * 2.54 - cm[part])).toBeLessThanOrEqual(0.25);
        }
      }
    }
  });
});

describe("loadCatalogue", () => {
  it("joins what the ids of a product stand for", () => {
    const kurti = find("lucknowi-chikankari-cotton-kurti");
    expect(kurti.category.name).toBe("Kurtis");
    expect(kurti.subcategory.name).toBe("Chikankari Kurtis");
    expect(kurti.brand.name).toBe("Chikanbari");
    expect(kurti.defaultColor.id).toBe("white");
    expect(kurti.reviews[0]?.author).toBe("Poornima");
    expect(find("banarasi-jaal-silk-saree").campaign?.name).toBe("The Wedding Edit");
  });
});

function hasValue(product: Product, key: string, value: string): boolean {
  return product.filters.some((filter) => filter.key === key && filter.value === value);
}

function isSoldOutIn(product: Product, size: string): boolean {
  const variants = product.colors.flatMap(({ sizes }) => sizes.filter((s) => s.size === size));
  return variants.length > 0 && variants.every(({ stock }) => stock === 0);
}
