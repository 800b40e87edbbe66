import { expect, it } from "vitest";
import { texts } from "../../texts/en";
import { defaultGroups } from "./filterGroups";

it("are the six of the specification, with its price ranges", () => {
  const groups = defaultGroups(texts.listing.filterNames);
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
