import type { CallAnswer, endpoints } from "@taanka/api-client/contract";
import type { Queries } from "../database/index.js";
import type { Row } from "../database/schema.js";
import { pictureUrl } from "../images/url.js";
import { PAISE, paiseOf } from "../payments/ledger.js";
import { returnLabel, returnUntil } from "../returns/window.js";
import type { Services } from "../services.js";
import { sellerOf } from "./invoice.js";
import { isCancelled, isPaid, statusLabel } from "./states.js";

export type OrderAnswer = CallAnswer<typeof endpoints.orders.read>;

/** What an order's answer says of the shop. */
type Seller = Pick<Services, "config" | "shop">;

const MAX_HISTORY = 200;

/** How a payment stands, as answers call it. */
export const PAYMENT_LABELS = {
  pending: "Pending",
  paid: "Paid",
  failed: "Failed",
  refunded: "Refunded",
} as const satisfies Record<Row<"orders">["payment_status"], string>;

function refundStatus(order: Row<"orders">): string {
  if (order.status === "refunded") return "Processed";
  return isPaid(order) ? "Requested" : "Not due";
}

function refundOf(order: Row<"orders">): OrderAnswer["refund"] {
  if (!order.refund_requested_at) return null;
  return {
    requestDate: order.refund_requested_at.toISOString(),
    reason: order.refund_reason,
    status: refundStatus(order),
  };
}

/** A return with the size and colour of what is sent instead, as far as the catalogue has it still. */
type Return = Row<"returns"> & { new_size: string | null; new_color: string | null };

/** What belongs to orders in other tables. */
interface Parts {
  lines: readonly Row<"order_lines">[];
  invoices: readonly Row<"invoices">[];
  returns: readonly Return[];
  latePayments: readonly Row<"refunds">[];
}

function toReturn(row: Return, lines: Parts["lines"]) {
  return {
    _id: row.id,
    kind: row.kind,
    skuId: lines.find((line) => line.line === row.line)?.sku_id ?? "",
    newSkuId: row.new_sku_id,
    newSize: row.new_size,
    newColor: row.new_color,
    quantity: row.quantity,
    reason: row.reason,
    description: row.description,
    status: returnLabel(row.status),
    refundAmount: row.refund_amount,
    createdAt: row.created_at.toISOString(),
  };
}

/** What came after an order had ended, in all, and when the last of it was sent back. */
function latePaymentOf(rows: Parts["latePayments"]): OrderAnswer["latePayment"] {
  if (rows.length === 0) return null;
  const days = rows.flatMap(({ sent_at }) => (sent_at ? [sent_at.getTime()] : []));
  return {
    amount: rows.reduce((sum, row) => sum + paiseOf(row), 0) / PAISE,
    returnedAt: days.length < rows.length ? null : new Date(Math.max(...days)).toISOString(),
  };
}

function toOrder(order: Row<"orders">, parts: Parts, { config, shop }: Seller): OrderAnswer {
  const lines = parts.lines.filter((line) => line.order_id === order.id);
  const invoice = parts.invoices.find(({ order_id }) => order_id === order.id);
  const returns = parts.returns.filter(({ order_id }) => order_id === order.id);
  return {
    _id: order.id,
    orderId: order.order_id,
    orderDetails: lines.map((line) => ({
      itemId: {
        _id: line.item_id,
        name: line.name,
        image: pictureUrl(config.publicUrl, line.image_key),
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
    latePayment: latePaymentOf(parts.latePayments.filter((row) => row.order_id === order.id)),
    shippingAddressId: order.address,
    invoiceNumber: invoice?.number ?? null,
    invoiceDate: invoice?.issued_at.toISOString() ?? null,
    seller: invoice ? (invoice.seller ?? sellerOf(shop)) : null,
    returnUntil: returnUntil(order)?.toISOString() ?? null,
    returns: returns.map((row) => toReturn(row, lines)),
  };
}

async function readParts(db: Queries, ids: readonly string[]): Promise<Parts> {
  return {
    lines: await db
      .selectFrom("order_lines")
      .selectAll()
      .where("order_id", "in", ids)
      .orderBy("line")
      .execute(),
    invoices: await db.selectFrom("invoices").selectAll().where("order_id", "in", ids).execute(),
    returns: await db
      .selectFrom("returns")
      .leftJoin("variants", "variants.sku_id", "returns.new_sku_id")
      .leftJoin("colors", (join) =>
        join
          .onRef("colors.item_id", "=", "variants.item_id")
          .onRef("colors.color_id", "=", "variants.color_id"),
      )
      .selectAll("returns")
      .select(["variants.size as new_size", "colors.name as new_color"])
      .where("order_id", "in", ids)
      .orderBy("returns.created_at")
      .orderBy("returns.id")
      .execute(),
    latePayments: await db
      .selectFrom("refunds")
      .selectAll()
      .where("order_id", "in", ids)
      .where("key", "like", "late-%")
      .execute(),
  };
}

/** An order that was read, as its owner and administrators see it. */
export async function answerOrder(
  db: Queries,
  order: Row<"orders">,
  seller: Seller,
): Promise<OrderAnswer> {
  return toOrder(order, await readParts(db, [order.id]), seller);
}

/** Somebody's orders, newest first. */
export async function listOrders(
  db: Queries,
  userId: string,
  seller: Seller,
): Promise<OrderAnswer[]> {
  const orders = await db
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("order_id", "desc")
    .limit(MAX_HISTORY)
    .execute();
  if (orders.length === 0) return [];
  const parts = await readParts(
    db,
    orders.map((order) => order.id),
  );
  return orders.map((order) => toOrder(order, parts, seller));
}

/** Selects an order by its id or its readable number, whoever it belongs to. */
export function selectAnyOrder(db: Queries, id: string) {
  return db
    .selectFrom("orders")
    .selectAll()
    .where((eb) => eb.or([eb("id", "=", id), eb("order_id", "=", id)]));
}

/** The same, when it is the person's own. */
export function selectOrder(db: Queries, userId: string, id: string) {
  return selectAnyOrder(db, id).where("user_id", "=", userId);
}

/** One of somebody's orders, or undefined when they have none with that id. */
export async function findOrder(
  db: Queries,
  userId: string,
  id: string,
  seller: Seller,
): Promise<OrderAnswer | undefined> {
  const order = await selectOrder(db, userId, id).executeTakeFirst();
  return order && answerOrder(db, order, seller);
}

/** An order that is known to exist, as its owner and administrators see it. */
export async function readOrder(db: Queries, id: string, seller: Seller): Promise<OrderAnswer> {
  const order = await selectAnyOrder(db, id).executeTakeFirstOrThrow();
  return answerOrder(db, order, seller);
}
