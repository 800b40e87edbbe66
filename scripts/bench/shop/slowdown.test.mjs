import { expect, it } from "vitest";
import { slowdownFor } from "./slowdown.mjs";

it("makes every machine as slow as the phone of the budgets", () => {
  expect(slowdownFor(17.5 / 4)).toBe(4);
  expect(slowdownFor(17.5 / 1.5)).toBeCloseTo(1.5);
});

it("makes no machine quicker, and none slower than a browser can", () => {
  expect(slowdownFor(50)).toBe(1);
  expect(slowdownFor(0.01)).toBe(20);
});
