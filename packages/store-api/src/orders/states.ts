import type { OrderStatus } from "@taanka/api-client/contract";

/** Where an order is, as the database keeps it. */
export type OrderState = "placed" | "ready" | "dispatched" | "delivered" | "cancelled" | "refunded";

/** The one table of what may follow what. */
const NEXT: Record<OrderState, readonly OrderState[]> = {
  placed: ["ready", "cancelled"],
  ready: ["dispatched", "cancelled"],
  dispatched: ["delivered"],
  delivered: [],
  cancelled: ["refunded"],
  refunded: [],
};

const LABELS: Record<OrderState, OrderStatus> = {
  placed: "Order Placed",
  ready: "Ready to Dispatch",
  dispatched: "Dispatched",
  delivered: "Delivered",
  cancelled: "Cancelled",
  refunded: "Refund Processed",
};

const STATES: Record<OrderStatus, OrderState> = {
  "Order Placed": "placed",
  "Ready to Dispatch": "ready",
  Dispatched: "dispatched",
  Delivered: "delivered",
  Cancelled: "cancelled",
  "Refund Processed": "refunded",
};

/** Whether an order may go from one state to another. */
export function canMove(from: OrderState, to: OrderState): boolean {
  return NEXT[from].includes(to);
}

/** The state's name in answers. */
export function statusLabel(state: OrderState): OrderStatus {
  return LABELS[state];
}

/** The state that a name in a request stands for. */
export function stateOf(label: OrderStatus): OrderState {
  return STATES[label];
}

/** Whether an order was paid for, paid back since or not. */
export function isPaid(order: { payment_status: string }): boolean {
  return order.payment_status === "paid" || order.payment_status === "refunded";
}

/** Whether the order was called off, paid back or not. */
export function isCancelled(state: OrderState): boolean {
  return state === "cancelled" || state === "refunded";
}
