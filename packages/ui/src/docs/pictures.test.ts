import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { picturesOf, productsById, shopBanners } from "./shop";
import shop from "./shop.json";

const source = path.resolve(import.meta.dirname, "..");
const pictures = path.resolve(source, "../../catalogue/pictures");
const texts = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(stories\.tsx|fixtures\.ts)$|^docs\/\w+\.tsx?$/.test(file))
  .filter((file) => !file.includes(".test."))
  .map((file) => readFileSync(path.join(source, file), "utf8"));
const isThere = (address: string) => {
  const file = path.join(pictures, address.replace(/^\.\/pictures\//, ""));
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
    const named = texts.flatMap((text) => text.match(/\.\/pictures\/[\w/-]+\.(webp|avif)/g) ?? []);
    expect(named.length).toBeGreaterThan(5);
    expect(
      named.filter((src) => !src.endsWith("/none.webp")).filter((src) => !isThere(src)),
    ).toEqual([]);
  });

  it("shows them in whichever folder of a host the Storybook is", () => {
    const fromRoot = texts.flatMap((text) => text.match(/.*(?<!\.)\/pictures\/.*/g) ?? []);
    expect(fromRoot).toEqual([]);
  });
});
