import { describe, expect, it } from "vitest";
import { placeTooltip } from "./placeTooltip";

const viewport = { width: 390, height: 800 };
const tooltip = { width: 100, height: 30 };

describe("placeTooltip", () => {
  it("centres above the control", () => {
    const control = { x: 150, y: 400, width: 44, height: 44 };
    expect(placeTooltip(control, tooltip, viewport, "top")).toEqual({ x: 122, y: 364 });
  });

  it("goes below where it was asked to", () => {
    const control = { x: 150, y: 400, width: 44, height: 44 };
    expect(placeTooltip(control, tooltip, viewport, "bottom")).toEqual({ x: 122, y: 450 });
  });

  it("turns over at the viewport's upper and lower edges", () => {
    const top = { x: 150, y: 10, width: 44, height: 44 };
    expect(placeTooltip(top, tooltip, viewport, "top").y).toBe(60);
    const bottom = { x: 150, y: 750, width: 44, height: 44 };
    expect(placeTooltip(bottom, tooltip, viewport, "bottom").y).toBe(714);
  });

  it("stays 8 px off the sides", () => {
    const left = { x: 0, y: 400, width: 44, height: 44 };
    expect(placeTooltip(left, tooltip, viewport, "top").x).toBe(8);
    const right = { x: 346, y: 400, width: 44, height: 44 };
    expect(placeTooltip(right, tooltip, viewport, "top").x).toBe(282);
  });
});
