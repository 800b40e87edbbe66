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
});
