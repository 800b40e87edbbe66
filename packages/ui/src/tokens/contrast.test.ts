import { describe, expect, it } from "vitest";
import { kora, neel, taanka } from "./brands";
import { contrast, contrastPairs } from "./contrast";

describe("contrast", () => {
  it("knows the ends of the scale and a published value", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#7A1737", "#7A1737")).toBe(1);
    expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  });
});

const modes = [taanka, neel, kora].flatMap(
  (brand) =>
    [
      [`${brand.name} light`, brand.light.color],
      [`${brand.name} dark`, brand.dark.color],
    ] as const,
);

describe.each(modes)("%s", (_name, color) => {
  it.each(contrastPairs)("%s on %s reaches %d:1", (front, ground, least) => {
    expect(contrast(color[front], color[ground])).toBeGreaterThanOrEqual(least);
  });
});
