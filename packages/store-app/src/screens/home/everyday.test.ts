import type { Item } from "@taanka/api-client";
import { describe, expect, it } from "vitest";
import { cardsOf, tabsOf } from "./everyday";

const item = (id: string, subcategory: string): Item => ({
  _id: id,
  name: id,
  image: "",
  images: [],
  MRP: 1,
  discountPercentage: 0,
  filters: [],
  isItemDetail: false,
  colors: [],
  reviewCount: 0,
  subCategoryId: { _id: subcategory, name: subcategory },
});

const items = [item("a", "Silk"), item("b", "Cotton"), item("c", "Silk"), item("d", "Silk")];

it("tabsOf names each subcategory once, in order", () => {
  expect(tabsOf([...items, item("e", "")])).toEqual(["Silk", "Cotton"]);
});

describe("cardsOf", () => {
  it("shows three products as they are", () => {
    expect(cardsOf(items, "Silk").map(({ item: { _id } }) => _id)).toEqual(["a", "c", "d"]);
  });

  it.each([
    ["one", [item("a", "X")], 6],
    ["two", [item("a", "X"), item("b", "X")], 6],
    ["no", [], 0],
  ])("repeats %s product(s) to about six cards with keys of their own", (_name, few, count) => {
    const cards = cardsOf(few, "X");
    expect(cards).toHaveLength(count);
    expect(new Set(cards.map(({ key }) => key)).size).toBe(count);
  });
});
