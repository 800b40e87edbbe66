import { describe, expect, it } from "vitest";
import { printTable, verdict } from "./table.mjs";

describe("verdict", () => {
  it("knows budgets from above and from below", () => {
    expect(verdict({ value: 5, budget: 5 })).toBe("ok");
    expect(verdict({ value: 5.1, budget: 5 })).toBe("OVER");
    expect(verdict({ value: 97, least: 98 })).toBe("UNDER");
    expect(verdict({ value: 98, least: 98 })).toBe("ok");
    expect(verdict({ value: 0, budget: 0 })).toBe("ok");
  });

  it("judges what is printed", () => {
    expect(verdict({ value: 0.004, budget: 0 })).toBe("ok");
    expect(verdict({ value: 0.006, budget: 0 })).toBe("OVER");
  });

  it("fails what has a budget and could not be measured", () => {
    expect(verdict({ budget: 5 })).toBe("FAILED");
    expect(verdict({ value: 5 })).toBeUndefined();
    expect(verdict({})).toBeUndefined();
  });
});

describe("printTable", () => {
  const print = (rows, before) => {
    const lines = [];
    const over = printTable("Title", rows, (text) => lines.push(...text.split("\n")), before);
    return { over, lines };
  };

  it("lines the columns up and counts what is over", () => {
    const { over, lines } = print([
      { name: "a", value: 1, budget: 2, unit: "ms" },
      { name: "longer", value: 3.456, budget: 2, unit: "ms", detail: "3 to 4" },
      { name: "few", value: 1, least: 2, unit: "ms" },
      { name: "gone", unit: "ms", detail: "no registry" },
      { name: "lost", budget: 2, unit: "ms", detail: "no button" },
    ]);
    expect(over).toBe(3);
    expect(lines.slice(1)).toEqual([
      "Title",
      "what    measured      budget          detail",
      "------  ------------  ------  ------  -----------",
      "a       1 ms          ≤ 2 ms  ok",
      "longer  3.46 ms       ≤ 2 ms  OVER    3 to 4",
      "few     1 ms          ≥ 2 ms  UNDER",
      "gone    not measured                  no registry",
      "lost    not measured  ≤ 2 ms  FAILED  no button",
    ]);
  });

  it("puts an earlier run's values beside the new ones", () => {
    const rows = [
      { name: "a", value: 1, unit: "ms" },
      { name: "new", value: 2, least: 1, unit: "" },
    ];
    expect(print(rows, { a: 7 }).lines.slice(2)).toEqual([
      "what  before  measured  budget",
      "----  ------  --------  ------  --",
      "a     7 ms    1 ms",
      "new           2         ≥ 1     ok",
    ]);
  });
});
