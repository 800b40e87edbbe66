import { describe, expect, it } from "vitest";
import { orderAmounts, taxPercentOf } from "./orderAmounts";

describe("orderAmounts", () => {
  it("reads the rows of the invoice", () => {
    const invoice = [
      { key: "Cart Total", value: 3500 },
      { key: "subtotal", value: 2799 },
      { key: "tax", value: 504 },
      { key: "shipping", value: 0 },
    ];
    expect(orderAmounts({ invoice, totalAmount: 3303 })).toEqual({
      mrp: 3500,
      discounted: 2799,
      gst: 504,
      shipping: 0,
      coupon: 0,
      total: 3303,
    });
  });

  it("falls back to the total without an invoice", () => {
    expect(orderAmounts({ invoice: [], totalAmount: 3303 })).toMatchObject({
      mrp: 3303,
      discounted: 3303,
      gst: 0,
    });
  });
});

describe("taxPercentOf", () => {
  const rateOf = (discounted: number, gst: number) =>
    taxPercentOf({ mrp: discounted, discounted, gst, shipping: 0, coupon: 0, total: 0 }, 18);

  it("is the rate that the order was made with, whatever today's is", () => {
    expect(rateOf(2799, 504)).toBe(18);
    expect(rateOf(2799, 336)).toBe(12);
    expect(rateOf(2800, 350)).toBe(12.5);
    expect(rateOf(2799, 0)).toBeUndefined();
    expect(rateOf(0, 0)).toBeUndefined();
  });
});
