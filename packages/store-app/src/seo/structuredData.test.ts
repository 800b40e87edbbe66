import type { ItemDetail } from "@taanka/api-client";
import { itemReadSchema } from "@taanka/api-client/contract";
import * as v from "valibot";
import { expect, it } from "vitest";
import { productCrumbs } from "../screens/product/crumbs";
import { texts } from "../texts/en";
import { breadcrumbData, productData } from "./structuredData";

const address = Object.assign((path: string) => `https://shop.test${path}`, {
  ofFile: (path: string) => `https://shop.test${path}`,
});
const item = v.parse(itemReadSchema, {
  _id: "choga",
  name: "Quilted Choga",
  MRP: 2799,
  categoryId: { _id: "jackets", name: "Jackets" },
  subCategoryId: null,
});

type Size = NonNullable<NonNullable<ItemDetail["imagesByColor"]>[number]["sizes"]>[number];
const detailsOf = (...sizes: Omit<Size, "size" | "skuId">[]): ItemDetail[] => [
  {
    imagesByColor: [
      {
        color: "default",
        hexCode: "",
        images: [],
        sizes: sizes.map((size, at) => ({ size: `${at}`, skuId: `sku-${at}`, ...size })),
      },
    ],
  },
];

it.each([
  ["InStock", detailsOf({ inStock: false }, { inStock: true })],
  ["InStock", detailsOf({ inStock: true, onOrder: true }, { inStock: true })],
  ["BackOrder", detailsOf({ inStock: true, onOrder: true }, { inStock: false })],
  ["OutOfStock", detailsOf({ inStock: false })],
  ["InStock", undefined],
])("tells search engines that a product is %s", (availability, details) => {
  expect(productData(item, address, details).offers.availability).toBe(
    `https://schema.org/${availability}`,
  );
});

it("leads to a product without a subcategory by its category alone", () => {
  const trail = productCrumbs(item, { ...texts, catalogue: (word: string) => word });
  expect(trail.map(({ label }) => label)).toEqual(["Home", "Jackets", "Quilted Choga"]);
  expect(breadcrumbData(trail, address).itemListElement).toHaveLength(3);
});
