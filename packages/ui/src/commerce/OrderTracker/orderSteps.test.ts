import { describe, expect, it } from "vitest";
import { orderPaths, orderProgress, progressAlong } from "./orderSteps";

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

describe("progressAlong", () => {
  it("goes from 0 to 100 percent on a way of any length", () => {
    const ids = ["confirmed", "packed", "shipped", "out", "delivered"];
    expect(ids.map((id) => progressAlong(ids, id))).toEqual([0, 25, 50, 75, 100]);
  });

  it("is 100 percent for a way of one step, and 0 where the step is unknown or there is none", () => {
    expect(progressAlong(["collected"], "collected")).toBe(100);
    expect(progressAlong(["collected"], "delivered")).toBe(0);
    expect(progressAlong([], "delivered")).toBe(0);
  });
});
