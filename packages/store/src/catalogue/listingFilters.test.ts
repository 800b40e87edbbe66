import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { activeFilters, filtersOf, withFilters } from "./listingFilters";

const word = fc.stringMatching(/^[A-Za-z]{1,12}$/);
const phrase = fc.stringMatching(/^[A-Za-z0-9]([A-Za-z0-9 :&-]{0,14}[A-Za-z0-9])?$/);
const selection = fc.dictionary(
  word.filter((key) => !(key in {})),
  fc.uniqueArray(phrase, { minLength: 1, maxLength: 4 }),
  { maxKeys: 4 },
);

describe("filters in the address", () => {
  it("come back as they were put there, and leave the rest alone", () => {
    fc.assert(
      fc.property(selection, (chosen) => {
        const search = withFilters(new URLSearchParams("sort=popularity&filter=Old:One"), chosen);
        expect(filtersOf(search)).toEqual({ ...chosen });
        expect(search.get("sort")).toBe("popularity");
      }),
    );
  });

  it.each(["", "Fabric", ":Silk", "Fabric:", " : "])("ignore %j", (entry) => {
    expect(filtersOf(new URLSearchParams([["filter", entry]]))).toEqual({});
  });

  it("go to the API key by key", () => {
    const search = new URLSearchParams("filter=Fabric:Silk&filter=Fabric:Cotton&filter=Color:Red");
    expect(activeFilters(filtersOf(search))).toEqual([
      { key: "Fabric", value: ["Silk", "Cotton"] },
      { key: "Color", value: ["Red"] },
    ]);
  });
});
