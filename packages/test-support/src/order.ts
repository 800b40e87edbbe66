import type { Order } from "@taanka/api-client";

/** An order of nothing that is to be paid in cash; each test says what its own is otherwise. */
export const placedOrder: Order = {
  _id: "order-1",
  orderId: "TK-1",
  orderDetails: [],
  invoice: [],
  totalAmount: 3303,
  orderStatus: "Order Placed",
  paymentStatus: "Pending",
  paymentMethod: "COD",
  isOrderPlaced: true,
  isOrderCancelled: false,
  shippingAddressId: null,
};
