/** What a shopper is told of their order. */
export type OrderMessageKind = "placed" | "dispatched" | "delivered" | "cancelled" | "refunded";
