import { expect, it } from "vitest";
import { texts } from "../../texts/en";
import { texts as hindi } from "../../texts/hi";
import { defaultGroups, groupsOf } from "./filterGroups";

it("are the six of the specification, with its price ranges", () => {
  const groups = defaultGroups(texts.catalogue);
  expect(groups.map(({ key }) => key)).toEqual([
    ...["Color", "PriceRange", "Pattern", "Fabric", "Occasion", "Border"],
  ]);
  for (const { options } of groups) expect(options.length).toBeGreaterThan(1);
  const prices = groups.find(({ key }) => key === "PriceRange");
  expect(prices?.label).toBe("Price Range");
  expect(prices?.options.map(({ value }) => value)).toEqual([
    ...["Under 500", "500-1000", "1000-1500", "1500-2000", "Above 2000"],
  ]);
});

it("are read in the language of the page and asked for in the API's", () => {
  const facets = [
    { key: "Fabric", values: [{ value: "Silk", count: 3 }] },
    { key: "Made in", values: [{ value: "Kutch", count: 1 }] },
  ];
  expect(groupsOf(facets, hindi.catalogue)).toEqual([
    { key: "Fabric", label: "कपड़ा", options: [{ value: "Silk", label: "रेशम", count: 3 }] },
    { key: "Made in", label: "Made in", options: [{ value: "Kutch", label: "Kutch", count: 1 }] },
  ]);
  for (const { label, options } of defaultGroups(hindi.catalogue)) {
    const words = [label, ...options.map((option) => option.label)];
    expect(words.filter((word) => !/[\u0900-\u097F]|^\d+-\d+$/.test(word ?? ""))).toEqual([]);
  }
});
