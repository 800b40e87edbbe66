import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listingOf, listingPath, pagesOf, requestOf } from "../../template/src/listing";

const searchOf = (href: string) => new URL(href, "https://shop.example").searchParams;
const word = fc
  .string({ minLength: 1, maxLength: 20, unit: "grapheme" })
  .filter((text) => text.trim() === text && text.length <= 100);
const key = word.filter((text) => !text.includes(":") && text !== "__proto__");
const listings = fc.record({
  category: fc.option(word, { nil: undefined }),
  words: fc.option(word, { nil: undefined }),
  sort: fc.option(fc.constantFrom("priceLowToHigh" as const, "popularity" as const), {
    nil: undefined,
  }),
  filters: fc.dictionary(key, fc.uniqueArray(word, { minLength: 1, maxLength: 3 }), {
    maxKeys: 3,
    noNullPrototype: true,
  }),
  page: fc.integer({ min: 1, max: 999 }),
});

describe("a listing's address", () => {
  it("says all of it", () => {
    fc.assert(
      fc.property(listings, (listing) => {
        expect(listingOf(searchOf(listingPath(listing)))).toEqual(listing);
      }),
    );
  });

  it("has a place for the number of each of its pages", () => {
    fc.assert(
      fc.property(listings, fc.integer({ min: 1, max: 999 }), (listing, page) => {
        const href = pagesOf(listing).replace("{page}", `${page}`);
        expect(listingOf(searchOf(href))).toEqual({ ...listing, page });
      }),
    );
  });

  it("is short where nothing is chosen", () => {
    expect(listingPath()).toBe("/");
    expect(listingPath({ category: "sarees" })).toBe("/?category=sarees");
  });

  it.each([
    "page=0",
    "page=1.5",
    "page=a",
    "sort=cheapest",
    "filter=Fabric",
    "filter=:Silk",
    "q=+",
  ])("shows everything where it asks for what there is not: %s", (search) => {
    expect(listingOf(new URLSearchParams(search))).toEqual(listingOf(new URLSearchParams()));
  });
});

it("asks the API for no more than was chosen", () => {
  const plain = requestOf(listingOf(new URLSearchParams()));
  expect(plain).toEqual({ filters: [], page: 1, limit: 24 });
  const chosen =
    "category=sarees&q=silk&sort=priceLowToHigh&filter=Fabric:Silk&filter=Fabric:Cotton";
  expect(requestOf(listingOf(new URLSearchParams(chosen)))).toEqual({
    ...plain,
    categoryId: "sarees",
    keyword: "silk",
    sortBy: "priceLowToHigh",
    filters: [{ key: "Fabric", value: ["Silk", "Cotton"] }],
  });
});
