import { describe, expect, it } from "vitest";
import { summaryOf } from "./summaryOf";

describe("summaryOf", () => {
  it.each([
    [
      { 5: 82, 4: 31, 3: 9, 2: 4, 1: 6 },
      { total: 132, average: 4.4 },
    ],
    [
      { 5: 0, 4: 0, 3: 0, 2: 0, 1: 3 },
      { total: 3, average: 1 },
    ],
    [
      { 5: 1, 4: 1, 3: 0, 2: 0, 1: 0 },
      { total: 2, average: 4.5 },
    ],
    [
      { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 },
      { total: 0, average: null },
    ],
  ])("%o gives %o", (counts, summary) => {
    expect(summaryOf(counts)).toEqual(summary);
  });
});
