import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { picturesOf, productsById, shopBanners } from "./shop";
import shop from "./shop.json";

const source = path.resolve(import.meta.dirname, "..");
const pictures = path.resolve(source, "../../catalogue/pictures");
const isThere = (address: string) => {
  const file = path.join(pictures, address.replace(/^\/pictures\//, ""));
  return readdirSync(path.dirname(file)).includes(path.basename(file));
};

describe("the sample shop of the stories", () => {
  it("shows pictures that the catalogue has", () => {
    const products = productsById(...shop.products.map(({ id }) => id));
    const shown = [...products.flatMap(picturesOf), ...shopBanners.map(({ picture }) => picture)];
    expect(shown.length).toBeGreaterThan(50);
    expect(shown.map(({ src }) => src).filter((src) => !isThere(src))).toEqual([]);
  });

  it("is named rightly where stories name its pictures themselves", () => {
    const stories = readdirSync(source, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(stories\.tsx|fixtures\.ts)$/.test(file))
      .map((file) => readFileSync(path.join(source, file), "utf8"));
    const named = stories.flatMap((text) => text.match(/\/pictures\/[\w/-]+\.(webp|avif)/g) ?? []);
    expect(
      named.filter((src) => !src.endsWith("/none.webp")).filter((src) => !isThere(src)),
    ).toEqual([]);
  });
});
