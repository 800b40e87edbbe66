import type { Order } from "@taanka/api-client";
import { describe, expect, it } from "vitest";
import { isCancellable, orderAmounts, orderProgress, shownStatus } from "./orderStatus";

const order = (change: Partial<Order> = {}): Order => ({
  _id: "1",
  orderId: "TK-1",
  orderDetails: [],
  invoice: [],
  totalAmount: 3303,
  orderStatus: "Order Placed",
  paymentStatus: "",
  paymentMethod: "COD",
  isOrderPlaced: true,
  isOrderCancelled: false,
  createdAt: "2026-11-01T10:00:00.000Z",
  shippingAddressId: null,
  ...change,
});

describe("orderProgress", () => {
  it.each(["Order Placed", "Ready to Dispatch", "Dispatched", "Delivered"] as const)(
    "stands at %s",
    (status) => {
      const progress = orderProgress(order({ orderStatus: status }));
      expect(progress).toMatchObject({ path: "normal", current: status });
      expect(progress.dates["Order Placed"]).toBe("2026-11-01T10:00:00.000Z");
    },
  );

  it("takes an unknown status for a placed order", () => {
    expect(orderProgress(order({ orderStatus: "Packed" })).current).toBe("Order Placed");
  });

  it("guesses the dates of a cancelled order from its creation", () => {
    expect(orderProgress(order({ isOrderCancelled: true }))).toMatchObject({
      path: "cancelled",
      current: "Order Cancelled",
      dates: {
        "Order Cancelled": "2026-11-04T10:00:00.000Z",
        "Refund Processed": "2026-11-07T10:00:00.000Z",
      },
    });
  });

  it("uses the dates that a cancelled order carries", () => {
    const progress = orderProgress(
      order({
        orderStatus: "Cancelled",
        orderStatusDate: "2026-11-02T08:00:00.000Z",
        refund: { requestDate: "2026-11-02T08:00:00.000Z" },
      }),
    );
    expect(progress.dates).toMatchObject({
      "Order Cancelled": "2026-11-02T08:00:00.000Z",
      "Refund Processed": "2026-11-05T08:00:00.000Z",
    });
  });
});

describe("isCancellable", () => {
  it.each([
    ["Order Placed", true],
    ["Ready to Dispatch", true],
    ["Dispatched", false],
    ["Delivered", false],
    ["Cancelled", false],
  ])("%s: %s", (orderStatus, expected) => {
    expect(isCancellable(order({ orderStatus }))).toBe(expected);
  });
});

it("shows a cancelled order as such whatever its status says", () => {
  expect(shownStatus(order({ isOrderCancelled: true }))).toBe("Order Cancelled");
});

describe("orderAmounts", () => {
  it("reads the rows of the invoice", () => {
    const invoice = [
      { key: "Cart Total", value: 3500 },
      { key: "subtotal", value: 2799 },
      { key: "tax", value: 504 },
      { key: "shipping", value: 0 },
    ];
    expect(orderAmounts(order({ invoice }))).toEqual({
      mrp: 3500,
      discounted: 2799,
      gst: 504,
      shipping: 0,
      coupon: 0,
      total: 3303,
    });
  });

  it("falls back to the total without an invoice", () => {
    expect(orderAmounts(order())).toMatchObject({ mrp: 3303, discounted: 3303, gst: 0 });
  });
});
