import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bitsOf, countBits, hasBit } from "./bits.js";
import { Order, pageOf } from "./order.js";
import { Postings } from "./postings.js";
import { Selection, searchRows } from "./selection.js";

/** Facets 1 to 9 belong to the keys a, b and c, three each. */
const KEYS = ["a", "b", "c"];
const keyOf = (facet: number) => KEYS[Math.floor((facet - 1) / 3)] ?? "";

const productsArbitrary = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 9 })), {
  maxLength: 120,
});
/** Many products of which a condition leaves few. */
const sparseArbitrary = fc.array(
  fc.oneof(
    { weight: 60, arbitrary: fc.constant<number[]>([]) },
    { weight: 1, arbitrary: fc.uniqueArray(fc.integer({ min: 1, max: 9 })) },
  ),
  { minLength: 120, maxLength: 500, size: "max" },
);
const groupArbitrary = fc
  .tuple(fc.integer({ min: 0, max: 2 }), fc.subarray([0, 1, 2]))
  .map(([key, values]) => ({
    key: KEYS[key] ?? "",
    ids: values.map((value) => key * 3 + value + 1),
  }));
const filtersArbitrary = fc.uniqueArray(groupArbitrary, { selector: (group) => group.key });

function postingsOf(products: readonly (readonly number[])[]): Postings {
  let end = 0;
  const ends = products.map((facets) => {
    end += facets.length;
    return end;
  });
  return new Postings(products.length, Uint32Array.from(ends), Uint32Array.from(products.flat()));
}

const fulfils = (facets: readonly number[], group: { ids: number[] }) =>
  group.ids.some((id) => facets.includes(id));

describe("a selection", () => {
  it("has the products, total and counts that a plain reading of the rules gives", () => {
    fc.assert(
      fc.property(
        productsArbitrary,
        filtersArbitrary,
        filtersArbitrary,
        fc.option(fc.uniqueArray(fc.nat(119)), { nil: undefined }),
        (products, filters, places, chosen) => {
          const only = chosen?.filter((row) => row < products.length);
          const size = products.length;
          const selection = new Selection(
            postingsOf(products),
            size,
            filters,
            places,
            only && bitsOf(size, only),
          );
          const allowed = (row: number, groups: readonly { ids: number[] }[]) =>
            (!only || only.includes(row)) &&
            [...groups, ...places].every((group) => fulfils(products[row] ?? [], group));
          const rows = products.map((_, row) => row);
          const expected = rows.filter((row) => allowed(row, filters));
          expect(rows.filter((row) => hasBit(selection.matching, row))).toEqual(expected);
          expect(selection.total).toBe(expected.length);
          for (let facet = 1; facet <= 9; facet++) {
            const others = filters.filter((filter) => filter.key !== keyOf(facet));
            const count = rows.filter(
              (row) => allowed(row, others) && products[row]?.includes(facet),
            ).length;
            expect(selection.count(keyOf(facet), [facet])).toBe(count);
          }
          // A value in two spellings: what has both of them counts once.
          const others = filters.filter((filter) => filter.key !== "a");
          const either = { ids: [1, 3] };
          const count = rows.filter(
            (row) => allowed(row, others) && fulfils(products[row] ?? [], either),
          ).length;
          expect(selection.count("a", either.ids)).toBe(count);
          expect(selection.count("a", [])).toBe(0);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("pages through any order without gaps and overlaps", () => {
    fc.assert(
      fc.property(
        fc.oneof(productsArbitrary, sparseArbitrary),
        groupArbitrary,
        fc.integer({ min: 1, max: 7 }),
        (products, filter, limit) => {
          const size = products.length;
          const { matching, total } = new Selection(
            postingsOf(products),
            size,
            [filter],
            [],
            undefined,
          );
          // Equal ones stand in the order of their rows.
          const order = Order.by(
            products.map((facets) => facets.length),
            -1,
          );
          const rows = products.map((_, row) => row);
          const sorted = rows.toSorted(
            (a, b) => (products[b]?.length ?? 0) - (products[a]?.length ?? 0) || a - b,
          );
          const pages = Array.from({ length: Math.ceil(size / limit) + 1 }, (_, page) =>
            order.page(matching, total, page * limit, limit),
          );
          const expected = sorted.filter((row) => fulfils(products[row] ?? [], filter));
          expect(pages.flat()).toEqual(expected);
          const listed = Array.from({ length: Math.ceil(size / limit) + 1 }, (_, page) =>
            pageOf(matching, sorted, page * limit, limit),
          );
          expect(listed.flat()).toEqual(expected);
        },
      ),
    );
  });
});

describe("a search", () => {
  it("finds what has all words, or else what has most of them", () => {
    fc.assert(
      fc.property(
        productsArbitrary,
        fc.array(fc.subarray([1, 2, 3, 4, 5, 6, 7, 8, 9]), { maxLength: 4 }),
        (products, words) => {
          const size = products.length;
          const found = searchRows(postingsOf(products), size, words);
          const counts = products.map((has) => words.filter((ids) => fulfils(has, { ids })).length);
          const most = Math.max(0, ...counts);
          const rows = products.map((_, row) => row);
          const expected = rows.filter((row) => most > 0 && counts[row] === most);
          expect(rows.filter((row) => hasBit(found.rows, row))).toEqual(expected);
          expect(countBits(found.rows)).toBe(expected.length);
          expect(found.words).toBe(most);
        },
      ),
      { numRuns: 300 },
    );
  });
});
