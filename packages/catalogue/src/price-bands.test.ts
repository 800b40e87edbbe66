import { describe, expect, it } from "vitest";
import { priceBand } from "./index.js";

describe("prices", () => {
  it("belong to the band that starts with them", () => {
    const labels = [0, 499, 500, 1499, 1999, 2000].map(priceBand);
    expect(labels).toEqual([
      "Under 500",
      "Under 500",
      "500-1000",
      "1000-1500",
      "1500-2000",
      "Above 2000",
    ]);
    expect(() => priceBand(-1)).toThrow(RangeError);
  });
});
