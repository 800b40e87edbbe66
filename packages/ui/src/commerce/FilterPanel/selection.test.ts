import { describe, expect, it } from "vitest";
import {
  countChosen,
  listActiveFilters,
  removeFilter,
  withChosen,
  withoutEmpty,
} from "./selection";

const groups = [
  { key: "Fabric", options: [{ value: "Silk" }, { value: "Cotton" }] },
  { key: "PriceRange", options: [{ value: "0-500", label: "Under ₹500" }] },
];
const selection = { PriceRange: ["0-500"], Fabric: ["Cotton", "Silk"] };

describe("filter selections", () => {
  it("count what is chosen in all groups", () => {
    expect(countChosen(selection)).toBe(3);
    expect(countChosen({})).toBe(0);
  });

  it("drop groups of which nothing is chosen", () => {
    expect(withoutEmpty({ Fabric: [], Color: ["Red"] })).toEqual({ Color: ["Red"] });
  });

  it("are listed in the order of the groups and their options", () => {
    expect(listActiveFilters(groups, selection)).toEqual([
      { key: "Fabric", value: "Silk", label: "Silk" },
      { key: "Fabric", value: "Cotton", label: "Cotton" },
      { key: "PriceRange", value: "0-500", label: "Under ₹500" },
    ]);
  });

  it("are listed too where they are no longer offered, as many as are counted", () => {
    const old = { ...selection, Fabric: ["Wool", "Silk"], Border: ["Zari"] };
    expect(listActiveFilters(groups, old).map(({ label }) => label)).toEqual([
      "Silk",
      "Under ₹500",
      "Wool",
      "Zari",
    ]);
    expect(listActiveFilters(groups, old)).toHaveLength(countChosen(old));
  });

  it("lose one value and its group with the last one", () => {
    expect(removeFilter(selection, { key: "Fabric", value: "Silk" })).toEqual({
      PriceRange: ["0-500"],
      Fabric: ["Cotton"],
    });
    expect(removeFilter(selection, { key: "PriceRange", value: "0-500" })).toEqual({
      Fabric: ["Cotton", "Silk"],
    });
    expect(removeFilter(selection, { key: "Border", value: "Zari" })).toEqual(selection);
  });

  it("stay in a form that no longer offers them", () => {
    const all = withChosen(groups, { Fabric: ["Wool", "Silk"], Border: ["Zari"] });
    expect(all.map(({ key, options }) => [key, options.map(({ value }) => value)])).toEqual([
      ["Fabric", ["Silk", "Cotton", "Wool"]],
      ["PriceRange", ["0-500"]],
      ["Border", ["Zari"]],
    ]);
    expect(withChosen(groups, {})).toEqual(groups);
  });
});
