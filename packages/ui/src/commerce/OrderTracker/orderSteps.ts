/** Steps of an order that goes its way, in order. */
export type NormalOrderStep = "Order Placed" | "Ready to Dispatch" | "Dispatched" | "Delivered";

/** Steps of an order that was cancelled, in order. */
export type CancelledOrderStep = "Order Placed" | "Order Cancelled" | "Refund Processed";

/** A step on the way of an order, kept or cancelled. */
export type OrderStep = NormalOrderStep | CancelledOrderStep;

/** The ways an order can go; `unpaid` is cancelled with nothing to pay back. */
export const orderPaths = {
  normal: ["Order Placed", "Ready to Dispatch", "Dispatched", "Delivered"],
  cancelled: ["Order Placed", "Order Cancelled", "Refund Processed"],
  unpaid: ["Order Placed", "Order Cancelled"],
} as const satisfies {
  normal: readonly NormalOrderStep[];
  cancelled: readonly CancelledOrderStep[];
  unpaid: readonly CancelledOrderStep[];
};

/** A way that an order takes, by its name: each has steps of its own. */
export type OrderPath = keyof typeof orderPaths;

/** A step of a way that a shop names itself. */
export interface TrackerStep<Id extends string = string> {
  /** Tells it from the others. */
  id: Id;
  /** What a shopper reads: “Out for delivery”. */
  label: string;
  /** When it was or will be reached, an ISO 8601 text; without one no day is shown. */
  date?: string;
  /**
   * It went wrong: a cross in the place of the tick.
   * @default false
   */
  critical?: boolean;
}

/** How far a step is along its way, in whole percent rounded down; 0 for one that is not on it. */
export function progressAlong(ids: readonly string[], current: string): number {
  const place = ids.indexOf(current);
  if (place < 1) return place === 0 && ids.length === 1 ? 100 : 0;
  return Math.floor((place / (ids.length - 1)) * 100);
}

/**
 * How far along its path an order is, in whole percent rounded down: 0, 33, 66 and 100 for an order
 * on its way; 0, 50 and 100 for a cancelled one, 0 and 100 where nothing was paid. 0 for a step that is not on the path.
 */
export function orderProgress(path: OrderPath, current: OrderStep): number {
  return progressAlong(orderPaths[path], current);
}
