import { orderStatuses } from "@taanka/api-client/contract";
import type { Queries } from "../database/index.js";
import type { Row } from "../database/schema.js";
import { UsageError } from "../operations/command.js";
import { readSheetArguments, type SheetRow, writeSheet } from "../operations/sheet.js";
import { withShop } from "../operations/shop-database.js";
import { PAYMENT_LABELS } from "./read.js";
import { type OrderState, stateOf, statusLabel } from "./states.js";

const USAGE = `orders [--status STATUS]... [--csv]

STATUS is one of: ${orderStatuses.join(", ")}. Without one, all that are still to be sent or on their way.`;

/** Of orders that somebody has to do something for. */
const OPEN: readonly OrderState[] = ["placed", "ready", "dispatched"];

/** The place that an order goes to, on one line. */
export function placeOf({ address }: Pick<Row<"orders">, "address">): string {
  const { addressLine1, addressLine2, cityTown, state, pincode } = address;
  return [addressLine1, addressLine2, cityTown, `${state} ${pincode}`].filter(Boolean).join(", ");
}

/** A line of an order, as whoever packs it reads it. */
export const pieceOf = (line: Pick<Row<"order_lines">, "name" | "color" | "size" | "sku_id">) =>
  `${line.name} (${line.color}, ${line.size}, ${line.sku_id})`;

/** Orders that were placed and paid for, or are paid in cash, the oldest first. */
export async function listOrdersOfShop(
  db: Queries,
  states: readonly OrderState[] = OPEN,
): Promise<SheetRow[]> {
  const chosen = db
    .selectFrom("orders")
    .where("orders.is_placed", "=", true)
    .where("orders.status", "in", states);
  const orders = await chosen
    .selectAll("orders")
    .orderBy("created_at")
    .orderBy("order_id")
    .execute();
  const lines = await chosen
    .innerJoin("order_lines", "order_lines.order_id", "orders.id")
    .selectAll("order_lines")
    .orderBy("order_lines.line")
    .execute();
  const pieces = new Map<string, string[]>();
  for (const line of lines) {
    const piece = `${line.quantity} × ${pieceOf(line)}`;
    pieces.set(line.order_id, [...(pieces.get(line.order_id) ?? []), piece]);
  }
  return orders.map((order) => ({
    order: order.order_id,
    placed: order.created_at.toISOString(),
    status: statusLabel(order.status),
    payment: `${order.payment_method}, ${PAYMENT_LABELS[order.payment_status]}`,
    total: order.total,
    pieces: (pieces.get(order.id) ?? []).join("; "),
    name: order.address.name,
    address: placeOf(order),
    phone: order.address.phoneNumber,
  }));
}

function readStates(labels: readonly string[]): OrderState[] | undefined {
  if (labels.length === 0) return undefined;
  return labels.map((label) => {
    const known = orderStatuses.find((status) => status === label);
    if (!known) throw new UsageError(`There is no status "${label}".\n\n${USAGE}`);
    return stateOf(known);
  });
}

/** `orders`: what is to be sent, to whom and where. @returns the exit code */
export async function runOrders(args: string[]): Promise<number> {
  const { csv, status } = readSheetArguments(args, USAGE);
  const states = readStates(status);
  const rows = await withShop(({ db }) => listOrdersOfShop(db, states));
  writeSheet(rows, csv, "There are no such orders.");
  return 0;
}
