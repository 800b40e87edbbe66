import type { CallAnswer, endpoints } from "@taanka/api-client/contract";
import type { Queries } from "../database/index.js";
import type { Row } from "../database/schema.js";
import { pictureUrl } from "../images/routes.js";
import { isCancelled, statusLabel } from "./states.js";

export type OrderAnswer = CallAnswer<typeof endpoints.orders.read>;

const MAX_HISTORY = 200;

const PAYMENT_LABELS = {
  pending: "Pending",
  paid: "Paid",
  failed: "Failed",
  refunded: "Refunded",
} as const satisfies Record<Row<"orders">["payment_status"], string>;

function refundOf(order: Row<"orders">): OrderAnswer["refund"] {
  if (!order.refund_requested_at) return null;
  return {
    requestDate: order.refund_requested_at.toISOString(),
    reason: order.refund_reason,
    status: order.status === "refunded" ? "Processed" : "Requested",
  };
}

function toOrder(
  order: Row<"orders">,
  lines: readonly Row<"order_lines">[],
  publicUrl: string,
): OrderAnswer {
  return {
    _id: order.id,
    orderId: order.order_id,
    orderDetails: lines.map((line) => ({
      itemId: {
        _id: line.item_id,
        name: line.name,
        image: pictureUrl(publicUrl, line.image_key),
        imageColor: line.image_color,
        discountedPrice: line.price,
        MRP: line.mrp,
      },
      size: line.size,
      quantity: line.quantity,
      color: line.color,
      skuId: line.sku_id,
    })),
    invoice: [
      ...order.invoice,
      { key: "subtotal", value: order.subtotal },
      { key: "tax", value: order.tax },
      { key: "shipping", value: order.shipping },
    ],
    totalAmount: order.total,
    orderStatus: statusLabel(order.status),
    paymentStatus: PAYMENT_LABELS[order.payment_status],
    paymentMethod: order.payment_method,
    isOrderPlaced: order.is_placed,
    isOrderCancelled: isCancelled(order.status),
    createdAt: order.created_at.toISOString(),
    orderDate: order.created_at.toISOString(),
    orderStatusDate: order.status_at.toISOString(),
    deliveryDate: order.delivery_at.toISOString(),
    refund: refundOf(order),
    shippingAddressId: order.address,
  };
}

async function withLines(
  db: Queries,
  orders: readonly Row<"orders">[],
  publicUrl: string,
): Promise<OrderAnswer[]> {
  if (orders.length === 0) return [];
  const lines = await db
    .selectFrom("order_lines")
    .selectAll()
    .where(
      "order_id",
      "in",
      orders.map((order) => order.id),
    )
    .orderBy("line")
    .execute();
  return orders.map((order) =>
    toOrder(
      order,
      lines.filter((line) => line.order_id === order.id),
      publicUrl,
    ),
  );
}

/** Somebody's orders, newest first. */
export async function listOrders(
  db: Queries,
  userId: string,
  publicUrl: string,
): Promise<OrderAnswer[]> {
  const orders = await db
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("order_id", "desc")
    .limit(MAX_HISTORY)
    .execute();
  return withLines(db, orders, publicUrl);
}

/** Selects an order by its id or its readable number, when it is the person's own. */
export function selectOrder(db: Queries, userId: string, id: string) {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", userId)
    .where((eb) => eb.or([eb("id", "=", id), eb("order_id", "=", id)]));
}

/** One of somebody's orders, or undefined when they have none with that id. */
export async function findOrder(
  db: Queries,
  userId: string,
  id: string,
  publicUrl: string,
): Promise<OrderAnswer | undefined> {
  const order = await selectOrder(db, userId, id).executeTakeFirst();
  return order && (await withLines(db, [order], publicUrl))[0];
}
