import type { Order } from "@taanka/api-client";

const dayLength = 24 * 60 * 60 * 1000;

/** A day some days after an ISO date; undefined when there is no valid date to count from. */
function daysAfter(date: string | null | undefined, days: number): string | undefined {
  const start = Date.parse(date ?? "");
  return Number.isNaN(start) ? undefined : new Date(start + days * dayLength).toISOString();
}

/** Whether the order counts as cancelled: by its mark or by its status. */
export function isCancelled(order: Pick<Order, "isOrderCancelled" | "orderStatus">): boolean {
  return order.isOrderCancelled === true || order.orderStatus === "Cancelled";
}

const hasPaymentStatus = (order: Partial<Pick<Order, "paymentStatus">>, ...statuses: string[]) =>
  order.paymentStatus !== undefined && statuses.includes(order.paymentStatus.toLowerCase());

/** Whether there is money to be paid back when it is cancelled. */
export function isRefundable(order: Order): boolean {
  return hasPaymentStatus(order, "paid") && (order.totalAmount ?? 0) > 0;
}

/** Whether it is to be paid online and nobody has paid it yet. */
export function awaitsPayment(order: Order): boolean {
  return (
    !isCancelled(order) && order.paymentMethod === "Online" && hasPaymentStatus(order, "pending")
  );
}

/**
 * Whether it ended because its payment failed, was given up or came too late. One that its buyer
 * cancelled has asked for its refund.
 */
export function paymentFailed(order: Order): boolean {
  return isCancelled(order) && hasPaymentStatus(order, "failed") && !order.refund?.requestDate;
}

/**
 * Whether it ended before anything was paid, so that nothing is paid back. Who tracks an order
 * without signing in is not told of payments, but of a refund where there is one.
 */
export function endedUnpaid(order: Standing): boolean {
  if (!isCancelled(order)) return false;
  return order.paymentStatus === undefined
    ? !order.refund
    : hasPaymentStatus(order, "failed", "pending");
}

type OrderLine = NonNullable<Order["orderDetails"]>[number];

/** How many pieces of a line may still go back, and why none of them where that is so. */
export function leftToReturn({ returns }: Order, { skuId, quantity }: OrderLine) {
  const earlier = (returns ?? []).filter((one) => one.skuId === skuId && one.status !== "Rejected");
  const left = (quantity ?? 1) - earlier.reduce((sum, one) => sum + (one.quantity ?? 1), 0);
  const underWay = earlier.some(({ status }) => status === "Requested");
  const refusal = underWay ? ("underWay" as const) : left < 1 ? ("returned" as const) : undefined;
  return { left, refusal };
}

/**
 * Whether pieces of it may be returned or exchanged at a time, in epoch milliseconds: until the last
 * day, while there is one that has not gone back.
 */
export function isReturnable(order: Order, now: number): boolean {
  const { orderStatus, returnUntil, orderDetails } = order;
  return (
    orderStatus === "Delivered" &&
    now <= Date.parse(returnUntil ?? "") &&
    (orderDetails ?? []).some((line) => !leftToReturn(order, line).refusal)
  );
}

/** Whether its buyer may still cancel it. */
export function isCancellable(order: Order): boolean {
  return (
    !isCancelled(order) &&
    !["Dispatched", "Delivered", "Cancelled"].includes(order.orderStatus ?? "")
  );
}

/** Status as it is shown. */
export function shownStatus(order: Order): string {
  if (awaitsPayment(order)) return "Payment Pending";
  if (paymentFailed(order)) return "Payment Failed";
  return isCancelled(order) ? "Order Cancelled" : (order.orderStatus ?? "Order Placed");
}

/** What of an order says where it stands; a visitor who tracks one is told no more. */
type Standing = Pick<
  Order,
  "orderStatus" | "isOrderCancelled" | "createdAt" | "orderStatusDate" | "deliveryDate"
> &
  Pick<Partial<Order>, "orderDate" | "refund" | "paymentStatus">;

type Dates<Step extends string> = Partial<Record<Step, string>>;

type NormalStep = "Order Placed" | "Ready to Dispatch" | "Dispatched" | "Delivered";
type CancelledStep = "Order Placed" | "Order Cancelled" | "Refund Processed";

interface NormalProgress {
  path: "normal";
  current: NormalStep;
  dates: Dates<NormalStep>;
}

interface CancelledProgress {
  path: "cancelled";
  current: CancelledStep;
  dates: Dates<CancelledStep>;
}

interface UnpaidProgress {
  path: "unpaid";
  current: "Order Cancelled";
  dates: Dates<CancelledStep>;
}

/** Where an order stands: which path, the step it has reached, and the dates that are known. */
export type OrderProgress = NormalProgress | CancelledProgress | UnpaidProgress;

function cancelledProgress(
  order: Standing,
  placed: string | undefined,
): CancelledProgress | UnpaidProgress {
  const refunded = order.orderStatus === "Refund Processed";
  // The refund's day has taken the place of the cancellation's, which is the day of the request.
  const told = refunded ? order.refund?.requestDate : order.orderStatusDate;
  const cancelled = told ?? daysAfter(placed, 3);
  if (endedUnpaid(order)) {
    const dates = { "Order Placed": placed, "Order Cancelled": cancelled };
    return { path: "unpaid", current: "Order Cancelled", dates };
  }
  return {
    path: "cancelled",
    current: refunded ? "Refund Processed" : "Order Cancelled",
    dates: {
      "Order Placed": placed,
      "Order Cancelled": cancelled,
      "Refund Processed": daysAfter(order.refund?.requestDate, 3) ?? daysAfter(placed, 6),
    },
  };
}

/** Turns an order into the progress that its tracker draws. */
export function orderProgress(order: Standing): OrderProgress {
  const placed = order.createdAt ?? order.orderDate ?? undefined;
  if (isCancelled(order) || order.orderStatus === "Refund Processed") {
    return cancelledProgress(order, placed);
  }
  const steps: NormalStep[] = ["Order Placed", "Ready to Dispatch", "Dispatched", "Delivered"];
  const current = steps.find((step) => step === order.orderStatus) ?? "Order Placed";
  const dates: NormalProgress["dates"] = { "Order Placed": placed };
  if (order.deliveryDate) dates.Delivered = order.deliveryDate;
  if (current !== "Order Placed" && order.orderStatusDate) dates[current] = order.orderStatusDate;
  return { path: "normal", current, dates };
}
