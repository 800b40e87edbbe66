import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pagePlaces, pageWindow } from "./pageWindow";

describe("pageWindow", () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [2, 9, [1, 2, 3, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
    [7, 9, [1, null, 6, 7, 8, 9]],
  ])("page %i of %i", (page, count, expected) => {
    expect(pageWindow(page, count)).toEqual(expected);
  });
});

/** The row as a screen of this width reads it. */
const row = (page: number, count: number, other: "wide" | "narrow") =>
  pagePlaces(page, count)
    .filter(({ only }) => only !== other)
    .map((place) => place.page ?? "…")
    .join(" ");

describe("pagePlaces", () => {
  it.each([
    [1, 4, "1 2 3 4"],
    [2, 4, "1 2 3 4"],
    [3, 5, "1 2 3 4 5"],
    [1, 9, "1 2 … 9"],
    [2, 9, "1 2 … 9"],
    [3, 9, "1 2 3 … 9"],
    [4, 9, "1 … 4 … 9"],
    [5, 9, "1 … 5 … 9"],
    [6, 9, "1 … 6 … 9"],
    [7, 9, "1 … 7 8 9"],
    [9, 9, "1 … 8 9"],
  ])("page %i of %i on a phone", (page, count, expected) => {
    expect(row(page, count, "wide")).toBe(expected);
  });

  const someList = fc
    .integer({ min: 1, max: 500 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));

  it("shows a wide screen what it has always shown", () => {
    fc.assert(
      fc.property(someList, ([page, count]) => {
        const expected = pageWindow(page, count).map((one) => one ?? "…");
        expect(row(page, count, "narrow")).toBe(expected.join(" "));
      }),
    );
  });

  it("leaves no page out without a gap in its place", () => {
    fc.assert(
      fc.property(someList, fc.constantFrom("wide" as const, "narrow" as const), (list, other) => {
        const places = row(...list, other)
          .split(" ")
          .map(Number);
        expect(places.at(0)).toBe(1);
        expect(places.at(-1)).toBe(list[1]);
        places.forEach((place, index) => {
          const next = places[index + 1];
          if (next !== undefined && !Number.isNaN(place + next)) expect(next).toBe(place + 1);
        });
        expect(places.includes(list[0])).toBe(true);
      }),
    );
  });
});
