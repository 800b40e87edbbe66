import { RETURN_WINDOW_DAYS, type ReturnStatus } from "@taanka/api-client/contract";
import type { Row } from "../database/schema.js";
import { DAY_MS } from "../time.js";

const LABELS: Record<Row<"returns">["status"], ReturnStatus> = {
  requested: "Requested",
  completed: "Completed",
  rejected: "Rejected",
};

/** A return's state by its name in answers. */
export function returnLabel(status: Row<"returns">["status"]): ReturnStatus {
  return LABELS[status];
}

/** Until when an order's pieces may go back; undefined before they were delivered. */
export function returnUntil(order: Pick<Row<"orders">, "status" | "status_at">): Date | undefined {
  // Nothing follows the delivery, so the state's date is the delivery's.
  if (order.status !== "delivered") return undefined;
  return new Date(order.status_at.getTime() + RETURN_WINDOW_DAYS * DAY_MS);
}
