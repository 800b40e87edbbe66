import { randomUUID } from "node:crypto";
import { RETURN_WINDOW_DAYS, refundFor } from "@taanka/api-client/contract";
import type { Queries } from "../database/index.js";
import type { Row } from "../database/schema.js";
import { Failure } from "../http/failure.js";
import { selectVariants } from "../items/variants.js";
import { selectOrder } from "../orders/read.js";
import { takeStock } from "../orders/stock.js";
import type { Services } from "../services.js";
import { returnUntil } from "./window.js";

/** What a shopper asks for. */
export interface ReturnRequest {
  /** The order's id or readable number. */
  orderId: string;
  skuId: string;
  quantity: number;
  reason: string;
  description: string;
  /** The variant that is wanted instead; without it the pieces are paid back. */
  newSkuId?: string;
}

function refuse(message: string): never {
  throw new Failure("order_not_returnable", message);
}

function assertInWindow(order: Row<"orders">, now: Date): void {
  const until = returnUntil(order);
  if (!until) refuse("Only delivered orders can be returned");
  if (now > until) refuse(`The ${RETURN_WINDOW_DAYS} days for a return are over`);
}

function assertPiecesLeft(
  line: Row<"order_lines">,
  earlier: readonly Row<"returns">[],
  quantity: number,
): void {
  const ofLine = earlier.filter((row) => row.line === line.line);
  if (ofLine.some((row) => row.status === "requested")) {
    refuse("A return of this item is under way already");
  }
  const left = line.quantity - ofLine.reduce((sum, row) => sum + row.quantity, 0);
  if (left === 0) refuse("This item has been returned already");
  if (quantity > left) refuse(`You can return ${left} of this item at most`);
}

/** Reserves the pieces that are wanted instead: another size or colour of the same product. */
async function reserve(trx: Queries, line: Row<"order_lines">, skuId: string, quantity: number) {
  const variant = await selectVariants(trx).where("variants.sku_id", "=", skuId).executeTakeFirst();
  if (!variant || variant.itemId !== line.item_id) {
    throw new Failure("not_found", "Unable to find product variant. Please try again.");
  }
  if (skuId === line.sku_id) refuse("Please choose another size or colour for the exchange");
  await takeStock(trx, [{ skuId, quantity, name: variant.name }]);
}

function refundOf(
  order: Row<"orders">,
  lines: readonly Row<"order_lines">[],
  earlier: readonly Row<"returns">[],
  goods: number,
): number {
  const paidBack = earlier.filter((row) => row.kind === "refund");
  const priceOf = (row: Row<"returns">) =>
    (lines.find((line) => line.line === row.line)?.price ?? 0) * row.quantity;
  return refundFor(
    order,
    paidBack.reduce((sum, row) => sum + priceOf(row), 0),
    paidBack.reduce((sum, row) => sum + row.refund_amount, 0),
    goods,
  );
}

async function insertReturn(
  trx: Queries,
  order: Row<"orders">,
  request: ReturnRequest,
  now: Date,
): Promise<void> {
  const lines = await trx
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", order.id)
    .execute();
  const line = lines.find((candidate) => candidate.sku_id === request.skuId);
  if (!line) throw new Failure("not_found", "This item is not part of the order");
  const earlier = await trx
    .selectFrom("returns")
    .selectAll()
    .where("order_id", "=", order.id)
    .where("status", "!=", "rejected")
    .execute();
  const { newSkuId, quantity, reason, description } = request;
  assertPiecesLeft(line, earlier, quantity);
  if (newSkuId) await reserve(trx, line, newSkuId, quantity);
  await trx
    .insertInto("returns")
    .values({
      id: randomUUID(),
      order_id: order.id,
      line: line.line,
      kind: newSkuId ? "exchange" : "refund",
      new_sku_id: newSkuId ?? null,
      quantity,
      reason,
      description,
      status: "requested",
      refund_amount: newSkuId ? 0 : refundOf(order, lines, earlier, line.price * quantity),
      created_at: now,
      decided_at: null,
    })
    .execute();
}

/**
 * Notes that pieces of a delivered order are to go back. One request at a time for each line, so
 * that one that is sent twice counts once.
 *
 * @returns the order's id
 * @throws Failure `not_found`, `order_not_returnable` with the reason, `out_of_stock`
 */
export async function requestReturn(
  { database, now }: Pick<Services, "database" | "now">,
  userId: string,
  request: ReturnRequest,
): Promise<string> {
  return database.transaction(async (trx) => {
    const order = await selectOrder(trx, userId, request.orderId).forUpdate().executeTakeFirst();
    if (!order) throw new Failure("not_found", "Order Not Found");
    assertInWindow(order, now());
    await insertReturn(trx, order, request, now());
    return order.id;
  });
}
