import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  availableViews,
  GARMENTS,
  loadCatalogue,
  type Manifest,
  pictureKey,
  picturesDir,
  readManifest,
} from "./index.js";

const MEGABYTE = 1e6;
const { products, filters, categories, sections, campaigns, banners, reviews } = loadCatalogue();
const manifest: Manifest = readManifest();
const colors = products.flatMap((product) => product.colors.map((color) => ({ product, color })));

function count<T>(list: readonly T[], test: (entry: T) => boolean): number {
  return list.filter(test).length;
}

describe("the range", () => {
  it("has at least 96 products, three or more in every subcategory", () => {
    expect(products.length).toBeGreaterThanOrEqual(96);
    for (const { id } of categories.flatMap((category) => category.subcategories)) {
      const size = count(products, (product) => product.subcategoryId === id);
      expect({ id, enough: size >= 3 }).toEqual({ id, enough: true });
    }
  });

  it("comes in two to four colours a product", () => {
    for (const { id, colors: own } of products) {
      expect({ id, fits: own.length >= 2 && own.length <= 4 }).toEqual({ id, fits: true });
    }
  });

  it("spreads over every value of every filter", () => {
    for (const { key, values } of filters.filter((filter) => filter.key !== "PriceRange")) {
      for (const value of values) {
        const size = count(products, (product) =>
          product.filters.some((filter) => filter.key === key && filter.value === value),
        );
        expect({ key, value, enough: size >= 2 }).toEqual({ key, value, enough: true });
        expect(size).toBeLessThan(products.length / 1.5);
      }
    }
  });

  it("has campaigns that run and campaigns that ended, all with products", () => {
    expect(campaigns.map(({ isActive }) => isActive)).toEqual(
      expect.arrayContaining([true, false]),
    );
    for (const { id } of campaigns) {
      expect(count(products, ({ campaign }) => campaign?.id === id)).toBeGreaterThanOrEqual(3);
    }
  });

  it("fills every section of the home page, and every tab", () => {
    for (const { items } of sections) expect(items.length).toBeGreaterThanOrEqual(8);
    const everyday = sections.find(({ sectionName }) => sectionName === "Everydaytoevent");
    for (const { subcategory } of everyday?.items ?? []) {
      const tab = count(everyday?.items ?? [], (item) => item.subcategory.id === subcategory.id);
      expect({ tab: subcategory.name, enough: tab >= 3 }).toEqual({
        tab: subcategory.name,
        enough: true,
      });
    }
  });

  it("is reviewed by people who do not all agree", () => {
    expect(reviews.length).toBeGreaterThanOrEqual(150);
    const given = new Set(reviews.map(({ rating }) => rating));
    expect(given.size).toBeGreaterThanOrEqual(4);
    expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length);
  });
});

describe("the pictures", () => {
  it("show every colour of every product, and what is shown first exists", () => {
    for (const { product, color } of colors) {
      const key = pictureKey(product, color, color.views[0] ?? "front");
      expect({ key, exists: Object.hasOwn(manifest, key) }).toEqual({ key, exists: true });
    }
  });

  it("are not promised where there is none", () => {
    for (const { product, color } of colors) {
      expect([product.id, color.id, availableViews(product, color, manifest)]).toEqual([
        product.id,
        color.id,
        color.views,
      ]);
    }
  });

  it("show at least 60 products from three sides or more in every colour", () => {
    const rich = count(products, (product) =>
      product.colors.every((color) => availableViews(product, color, manifest).length >= 3),
    );
    expect(rich).toBeGreaterThanOrEqual(60);
  });

  it("show at least 80 products in three-quarter view as well, right after the front", () => {
    const turned = count(products, ({ colors: [first] }) =>
      ["front side", "draped draped-side"].includes(first?.views.slice(0, 2).join(" ") ?? ""),
    );
    expect(turned).toBeGreaterThanOrEqual(80);
  });

  it("show every garment that the catalogue knows", () => {
    const worn = new Set(products.map(({ garment }) => garment));
    expect([...worn].sort()).toEqual([...GARMENTS].sort());
  });

  it("exist for the categories and banners, both ways up", () => {
    for (const { image } of categories) expect(manifest).toHaveProperty([image ?? "none"]);
    expect(banners.length).toBeGreaterThanOrEqual(5);
    for (const { image } of banners) {
      expect(manifest).toHaveProperty([image]);
      expect(manifest).toHaveProperty([`${image}-portrait`]);
    }
  });

  it("are 960 by 1280, and at most 60 kB as AVIF", () => {
    for (const [key, { width, height, bytes }] of Object.entries(manifest)) {
      if (key.startsWith("banners/")) continue;
      expect({ key, width, height }).toEqual({ key, width: 960, height: 1280 });
      expect({ key, small: bytes.avif <= 60_000 }).toEqual({ key, small: true });
    }
  });

  it("are all in the manifest with their real sizes, and together at most 60 MB", () => {
    const files = readdirSync(picturesDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(avif|webp)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    expect(files).toHaveLength(Object.keys(manifest).length * 2);
    for (const [key, { bytes }] of Object.entries(manifest)) {
      expect([key, statSync(join(picturesDir, `${key}.avif`)).size]).toEqual([key, bytes.avif]);
      expect([key, statSync(join(picturesDir, `${key}.webp`)).size]).toEqual([key, bytes.webp]);
    }
    const total = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(total).toBeLessThanOrEqual(60 * MEGABYTE);
  });
});
