import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canMove, isCancelled, type OrderState, statusLabel } from "./states.js";

const STATES: OrderState[] = [
  "placed",
  "ready",
  "dispatched",
  "delivered",
  "cancelled",
  "refunded",
];

describe("the states of an order", () => {
  it("allows exactly these steps", () => {
    const steps = STATES.flatMap((from) =>
      STATES.filter((to) => canMove(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(steps).toEqual([
      "placed → ready",
      "placed → cancelled",
      "ready → dispatched",
      "ready → cancelled",
      "dispatched → delivered",
      "cancelled → refunded",
    ]);
  });

  it("names them as the tracker does", () => {
    expect(STATES.map(statusLabel)).toEqual([
      "Order Placed",
      "Ready to Dispatch",
      "Dispatched",
      "Delivered",
      "Cancelled",
      "Refund Processed",
    ]);
  });

  it("counts a refunded order as cancelled", () => {
    expect(STATES.filter(isCancelled)).toEqual(["cancelled", "refunded"]);
  });

  it("goes no other way, whatever is tried in whatever order", () => {
    const ways = [
      ["placed", "ready", "dispatched", "delivered"],
      ["placed", "cancelled", "refunded"],
      ["placed", "ready", "cancelled", "refunded"],
    ].map((way) => way.join());
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...STATES), { maxLength: 40 }), (tried) => {
        const gone: OrderState[] = ["placed"];
        for (const next of tried) if (canMove(gone.at(-1) ?? "placed", next)) gone.push(next);
        // Each state once, and the whole a beginning of one of the three ways.
        expect(ways.some((way) => way.startsWith(gone.join()))).toBe(true);
        const cancelledAt = gone.findIndex(isCancelled);
        if (cancelledAt >= 0) expect(gone.slice(cancelledAt).every(isCancelled)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
