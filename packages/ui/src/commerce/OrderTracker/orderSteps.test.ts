import { describe, expect, it } from "vitest";
import { orderPaths, orderProgress } from "./orderSteps";

describe("orderProgress", () => {
  it("is 0, 33, 66 and 100 percent on the normal path", () => {
    const percents = orderPaths.normal.map((step) => orderProgress("normal", step));
    expect(percents).toEqual([0, 33, 66, 100]);
  });

  it("is 0, 50 and 100 percent on the cancelled path", () => {
    const percents = orderPaths.cancelled.map((step) => orderProgress("cancelled", step));
    expect(percents).toEqual([0, 50, 100]);
  });

  it("is 0 and 100 percent where nothing is paid back", () => {
    const percents = orderPaths.unpaid.map((step) => orderProgress("unpaid", step));
    expect(percents).toEqual([0, 100]);
  });

  it("is 0 for a step of the other path", () => {
    expect(orderProgress("cancelled", "Dispatched")).toBe(0);
  });
});
