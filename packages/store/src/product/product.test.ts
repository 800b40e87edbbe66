import { describe, expect, it } from "vitest";
import { totalWithCoupon } from "../cart/coupons";
import { isLowStock } from "./product";
import { starsOf } from "./reviews";
import { sizesToBegin } from "./sizeChart";

const size = (stock: number | null) => ({ size: "M", skuId: "m", inStock: stock !== 0, stock });

it.each([
  [5, true],
  [6, false],
  [0, false],
  [null, false],
])("tells of %s pieces that few are left: %s", (stock, few) => {
  expect(isLowStock(size(stock))).toBe(few);
});

describe("a size chart", () => {
  const measures = { chest: 36, shoulder: 14, length: 40 };
  const chart = (...sizes: string[]) => ({
    rows: sizes.map((name) => ({ size: name, inches: measures, cm: measures })),
    howToMeasure: [],
  });
  it("begins with S, or with the size that was chosen, if it has it", () => {
    expect(sizesToBegin(chart("S", "M"), undefined)).toEqual(["S"]);
    expect(sizesToBegin(chart("S", "M"), "M")).toEqual(["M"]);
    expect(sizesToBegin(chart("M", "L"), undefined)).toEqual([]);
  });
});

it("asks for no less than nothing when a coupon is worth more than the goods", () => {
  expect(totalWithCoupon(999, 100)).toBe(899);
  expect(totalWithCoupon(99, 100)).toBe(0);
});

it("counts the stars of the reviews that are known where the server does not", () => {
  const review = (rating: number) => ({
    _id: `${rating}`,
    rating,
    title: "",
    text: "",
    author: "",
    date: "",
  });
  const reviews = [review(5), review(5), review(2)];
  expect(starsOf({ reviews, totalReviews: 3 })).toEqual({ 1: 0, 2: 1, 3: 0, 4: 0, 5: 2 });
  const counted = { 1: 1, 2: 0, 3: 0, 4: 0, 5: 9 };
  expect(starsOf({ reviews, totalReviews: 10, starCounts: counted })).toEqual(counted);
});
