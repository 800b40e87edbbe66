export interface OrderTrackerMessages {
  /** Names the progress and the list of steps. */
  label: string;
  orderPlaced: string;
  readyToDispatch: string;
  dispatched: string;
  delivered: string;
  orderCancelled: string;
  refundProcessed: string;
  /** The day of a step that is ahead; `{date}` is the day. */
  expected: string;
  /** Heard after a step that is behind. */
  done: string;
  /** Heard after the step that the order is at. */
  current: string;
  /** Heard after a step that is ahead. */
  upcoming: string;
}

export const orderTrackerMessages: OrderTrackerMessages = {
  label: "Order progress",
  orderPlaced: "Order Placed",
  readyToDispatch: "Ready to Dispatch",
  dispatched: "Dispatched",
  delivered: "Delivered",
  orderCancelled: "Order Cancelled",
  refundProcessed: "Refund Processed",
  expected: "Expected {date}",
  done: "Completed",
  current: "Current step",
  upcoming: "Upcoming",
};
