import { describe, expect, it } from "vitest";
import {
  altText,
  availableViews,
  loadCatalogue,
  type Manifest,
  pictureKey,
  readManifest,
} from "./index.js";

describe("pictures", () => {
  const { products } = loadCatalogue();
  const saree = products.find(({ id }) => id === "banarasi-jaal-silk-saree");
  if (!saree) throw new Error("The saree of these tests is gone.");
  const picture = { width: 960, height: 1280, color: "#7a1028", bytes: { avif: 40e3, webp: 60e3 } };

  it("offers the views that exist, in the product's order", () => {
    const color = saree.defaultColor;
    const manifest: Manifest = {
      [pictureKey(saree, color, "weave")]: picture,
      [pictureKey(saree, color, "front")]: picture,
    };
    expect(availableViews(saree, color, manifest)).toEqual(["front", "weave"]);
    expect(availableViews(saree, color, {})).toEqual([]);
  });

  it("lists only pictures in sizes that the shop lays out", () => {
    for (const [key, { width, height }] of Object.entries(readManifest())) {
      const ratio = key.startsWith("banners/") && !key.endsWith("-portrait") ? 16 / 9 : 3 / 4;
      expect({ key, ratio: width / height }).toEqual({ key, ratio });
    }
  });

  it("describes product, colour and view", () => {
    expect(altText(saree, saree.defaultColor, "front")).toBe(
      "Banarasi Jaal Silk Saree in Madder Maroon, folded, with the pallu fanned out",
    );
    expect(altText(saree, saree.defaultColor, "weave")).toMatch(/, close-up of the silk$/);
    const texts = products.flatMap((product) =>
      product.colors.flatMap((color) => color.views.map((view) => altText(product, color, view))),
    );
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => text.length > 125)).toEqual([]);
  });
});
