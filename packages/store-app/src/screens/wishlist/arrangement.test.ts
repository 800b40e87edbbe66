import type { WishlistEntry } from "@taanka/api-client";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { texts } from "../../texts/en";
import { arrangeWishes } from "./arrangement";
import { wishSortOf } from "./sorts";
import { wishFilters } from "./wishFilters";

const wish = (_id: string, name: string, price: number, facts: Record<string, string> = {}) =>
  ({
    itemId: {
      _id,
      name,
      description: "",
      image: "",
      MRP: 3000,
      discountedPrice: price,
      filters: Object.entries(facts).map(([key, value]) => ({ key, value })),
    },
    color: "default",
  }) as WishlistEntry;

const saree = wish("1", "Silk saree", 1999, { Fabric: "Silk", Color: "Red" });
const kurti = wish("2", "Cotton kurti", 499, { Fabric: "Cotton", Color: "Red" });
const gown = wish("10", "Evening gown", 2000, { Fabric: "Silk", Color: "Black" });
const all = [saree, kurti, gown];
const names = (entries: WishlistEntry[]) => entries.map(({ itemId }) => itemId.name);

describe("the price ranges of a wishlist", () => {
  const ranges: [label: string, from: number, below: number][] = [
    ["Under 500", 0, 500],
    ["500-1000", 500, 1000],
    ["1000-1500", 1000, 1500],
    ["1500-2000", 1500, 2000],
    ["Above 2000", 2000, Number.POSITIVE_INFINITY],
  ];

  it("puts every price into one range, and every wish where its price says", () => {
    const prices = fc.array(fc.integer({ min: 1, max: 300_000 }).map((paise) => paise / 100));
    fc.assert(
      fc.property(prices, (some) => {
        const wishes = some.map((price, at) => wish(String(at), `Wish ${at}`, price));
        const group = wishFilters(wishes, texts.catalogue).find(({ key }) => key === "PriceRange");
        const counts = group?.options.map(({ count }) => count ?? 0) ?? [];
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(some.length);
        for (const [label, from, below] of ranges) {
          const kept = arrangeWishes(wishes, { PriceRange: [label] }, undefined);
          const expected = some.filter((price) => price >= from && price < below);
          expect(kept.map(({ itemId }) => itemId.discountedPrice)).toEqual(expected);
        }
      }),
    );
  });
});

describe("the filters of a wishlist", () => {
  it("offers the six, each with the values that there are", () => {
    const groups = wishFilters(all, texts.catalogue);
    expect(groups.map(({ key }) => key)).toEqual([
      "Color",
      "PriceRange",
      "Pattern",
      "Fabric",
      "Occasion",
      "Border",
    ]);
    expect(groups[0]?.options).toEqual([
      { value: "Black", label: "Black", count: 1, hex: expect.stringMatching(/^#/) },
      { value: "Red", label: "Red", count: 2, hex: expect.stringMatching(/^#/) },
    ]);
    expect(groups[1]).toEqual({
      key: "PriceRange",
      label: "Price Range",
      options: [
        { value: "Under 500", label: "Under 500", count: 1 },
        { value: "1500-2000", label: "1500-2000", count: 1 },
        { value: "Above 2000", label: "Above 2000", count: 1 },
      ],
    });
    expect(groups[2]?.options).toEqual([]);
  });

  it("keeps what has one value of every filter", () => {
    const kept = (selection: Record<string, string[]>) =>
      names(arrangeWishes(all, selection, undefined));
    expect(kept({})).toEqual(["Silk saree", "Cotton kurti", "Evening gown"]);
    expect(kept({ Fabric: ["Silk"] })).toEqual(["Silk saree", "Evening gown"]);
    expect(kept({ Fabric: ["Silk", "Cotton"], Color: ["Red"] })).toEqual([
      "Silk saree",
      "Cotton kurti",
    ]);
    expect(kept({ PriceRange: ["Above 2000"], Color: ["Red"] })).toEqual([]);
  });
});

it.each([
  ["priceLowToHigh", "Cotton kurti, Silk saree, Evening gown"],
  ["priceHighToLow", "Evening gown, Silk saree, Cotton kurti"],
  ["newest", "Evening gown, Cotton kurti, Silk saree"],
  ["oldest", "Silk saree, Cotton kurti, Evening gown"],
  ["nameAToZ", "Cotton kurti, Evening gown, Silk saree"],
  ["nameZToA", "Silk saree, Evening gown, Cotton kurti"],
  ["unheard", "Silk saree, Cotton kurti, Evening gown"],
])("sorts by %s", (sort, expected) => {
  expect(names(arrangeWishes(all, {}, wishSortOf(sort))).join(", ")).toBe(expected);
});

it("knows the age of a wish by its own id, where it has one", () => {
  const wishes = [
    { ...saree, _id: "30" },
    { ...kurti, _id: "9" },
    { ...gown, _id: "20" },
  ];
  const newest = arrangeWishes(wishes, {}, "newest");
  expect(names(newest)).toEqual(["Silk saree", "Evening gown", "Cotton kurti"]);
});
