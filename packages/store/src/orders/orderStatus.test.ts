import type { Order } from "@taanka/api-client";
import { placedOrder } from "@taanka/test-support";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  awaitsPayment,
  endedUnpaid,
  isCancellable,
  isCancelled,
  isReturnable,
  orderProgress,
  paymentFailed,
  shownStatus,
} from "./orderStatus";

const order = (change: Partial<Order> = {}): Order => ({
  ...placedOrder,
  paymentStatus: "",
  createdAt: "2026-11-01T10:00:00.000Z",
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

it("tells the day of the cancellation, not of the refund that has overwritten it", () => {
  const refunded = order({
    orderStatus: "Refund Processed",
    orderStatusDate: "2026-11-04T12:00:00.000Z",
    refund: { requestDate: "2026-11-02T08:00:00.000Z" },
  });
  const { dates } = orderProgress(refunded);
  expect(dates).toMatchObject({
    "Order Cancelled": "2026-11-02T08:00:00.000Z",
    "Refund Processed": "2026-11-05T08:00:00.000Z",
  });
  expect(orderProgress({ ...refunded, refund: null }).dates).toMatchObject({
    "Order Cancelled": "2026-11-04T10:00:00.000Z",
  });
});

describe("an order that is paid online", () => {
  const online = (change: Partial<Order>) => order({ paymentMethod: "Online", ...change });

  it("waits for its payment until that is there or the order has ended", () => {
    const pending = online({ paymentStatus: "Pending", isOrderPlaced: false });
    expect(awaitsPayment(pending)).toBe(true);
    expect(shownStatus(pending)).toBe("Payment Pending");
    expect(awaitsPayment(online({ paymentStatus: "Paid" }))).toBe(false);
    expect(awaitsPayment(order({ paymentStatus: "Pending" }))).toBe(false);
    expect(awaitsPayment(online({ paymentStatus: "Pending", isOrderCancelled: true }))).toBe(false);
  });

  it("promises no refund where nothing was paid", () => {
    const failed = online({ paymentStatus: "Failed", orderStatus: "Cancelled" });
    expect(paymentFailed(failed)).toBe(true);
    expect(shownStatus(failed)).toBe("Payment Failed");
    const cancelled = { ...failed, refund: { requestDate: "2026-11-02T08:00:00.000Z" } };
    expect(paymentFailed(cancelled)).toBe(false);
    expect(shownStatus(cancelled)).toBe("Order Cancelled");
    expect(orderProgress(cancelled)).toMatchObject({ path: "unpaid", current: "Order Cancelled" });
    expect(orderProgress(cancelled).dates).not.toHaveProperty("Refund Processed");
    expect(orderProgress({ ...cancelled, paymentStatus: "Paid" }).path).toBe("cancelled");
    const { orderStatus, isOrderCancelled, createdAt, refund } = cancelled;
    const tracked = { orderStatus, isOrderCancelled, createdAt };
    expect(orderProgress({ ...tracked, refund: null }).path).toBe("unpaid");
    expect(orderProgress({ ...tracked, refund }).path).toBe("cancelled");
  });
});

it("tells the day of the delivery once it has come, and the expected one before", () => {
  const days = {
    orderStatusDate: "2026-11-03T09:00:00.000Z",
    deliveryDate: "2026-11-06T10:00:00Z",
  };
  const delivered = (orderStatus: string) =>
    orderProgress(order({ orderStatus, ...days })).dates as Record<string, string | undefined>;
  expect(delivered("Dispatched").Delivered).toBe("2026-11-06T10:00:00Z");
  expect(delivered("Delivered").Delivered).toBe("2026-11-03T09:00:00.000Z");
});

/** Two pieces of one variant. */
const sold = { skuId: "A-S", quantity: 2 } as NonNullable<Order["orderDetails"]>[number];
const delivered = order({
  orderStatus: "Delivered",
  returnUntil: "2026-11-10T09:00:00.000Z",
  orderDetails: [sold],
});

it("lets delivered pieces go back until the last day", () => {
  expect(isReturnable(delivered, Date.parse("2026-11-10T08:59:00.000Z"))).toBe(true);
  expect(isReturnable(delivered, Date.parse("2026-11-10T09:01:00.000Z"))).toBe(false);
  expect(isReturnable({ ...delivered, returnUntil: null }, 0)).toBe(false);
  expect(isReturnable({ ...delivered, orderStatus: "Dispatched" }, 0)).toBe(false);
});

it("lets nothing go back where every piece has, or is on its way", () => {
  const withReturns = (...returns: NonNullable<Order["returns"]>) => ({ ...delivered, returns });
  const back = (status: "Requested" | "Refunded" | "Rejected", quantity: number) =>
    ({ skuId: "A-S", kind: "refund", status, quantity }) as NonNullable<Order["returns"]>[number];
  expect(isReturnable(withReturns(back("Refunded", 1)), 0)).toBe(true);
  expect(isReturnable(withReturns(back("Refunded", 2)), 0)).toBe(false);
  expect(isReturnable(withReturns(back("Requested", 1)), 0)).toBe(false);
  expect(isReturnable(withReturns(back("Rejected", 2)), 0)).toBe(true);
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

describe("any order", () => {
  const statuses = ["Order Placed", "Ready to Dispatch", "Dispatched", "Delivered", "Cancelled"];
  const orders = fc
    .record({
      orderStatus: fc.oneof(fc.constantFrom(...statuses), fc.string()),
      isOrderCancelled: fc.boolean(),
      paymentStatus: fc.constantFrom("Pending", "Paid", "Failed", "Refunded", ""),
      paymentMethod: fc.constantFrom("Online", "COD", "upi"),
      returnUntil: fc.constantFrom(null, "2026-11-10T09:00:00.000Z"),
    })
    .map(order);

  it("is cancelled by its flag or its status, and then can be cancelled no more", () => {
    fc.assert(
      fc.property(orders, (some) => {
        const cancelled = some.isOrderCancelled === true || some.orderStatus === "Cancelled";
        expect(isCancelled(some)).toBe(cancelled);
        const ended = endedUnpaid(some) ? "unpaid" : "cancelled";
        expect(orderProgress(some).path).toBe(cancelled ? ended : "normal");
        if (cancelled) expect(isCancellable(some)).toBe(false);
        if (isCancellable(some)) expect(isReturnable(some, 0)).toBe(false);
      }),
    );
  });

  it("waits for a payment, has failed or is cancelled: never two of them at once", () => {
    fc.assert(
      fc.property(orders, (some) => {
        expect(awaitsPayment(some) && isCancelled(some)).toBe(false);
        expect(awaitsPayment(some) && paymentFailed(some)).toBe(false);
        if (paymentFailed(some)) expect(endedUnpaid(some)).toBe(true);
        if (some.paymentStatus === "Paid") expect(endedUnpaid(some)).toBe(false);
      }),
    );
  });
});
