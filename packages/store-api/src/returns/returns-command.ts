import type { Queries } from "../database/index.js";
import { readSheetArguments, type SheetRow, writeSheet } from "../operations/sheet.js";
import { withShop } from "../operations/shop-database.js";
import { pieceOf, placeOf } from "../orders/orders-command.js";

/** Returns that nobody has ended yet, the oldest first, with the ids that end them. */
export async function listOpenReturns(db: Queries): Promise<SheetRow[]> {
  const rows = await db
    .selectFrom("returns")
    .innerJoin("orders", "orders.id", "returns.order_id")
    .innerJoin("order_lines", (join) =>
      join
        .onRef("order_lines.order_id", "=", "returns.order_id")
        .onRef("order_lines.line", "=", "returns.line"),
    )
    .selectAll("returns")
    .select(["orders.order_id as number", "orders.payment_method", "orders.address"])
    .select(["order_lines.name", "order_lines.color", "order_lines.size", "order_lines.sku_id"])
    .where("returns.status", "=", "requested")
    .orderBy("returns.created_at")
    .orderBy("returns.id")
    .execute();
  return rows.map((row) => ({
    return: row.id,
    order: row.number,
    asked: row.created_at.toISOString(),
    kind: row.kind,
    pieces: `${row.quantity} × ${pieceOf(row)}`,
    instead: row.new_sku_id ?? "",
    refund: row.refund_amount,
    payment: row.payment_method,
    reason: row.reason,
    description: row.description,
    name: row.address.name,
    address: placeOf(row),
    phone: row.address.phoneNumber,
  }));
}

/** `returns`: what shoppers want to send back. @returns the exit code */
export async function runReturns(args: string[]): Promise<number> {
  const { csv } = readSheetArguments(args, "returns [--csv]");
  writeSheet(await withShop(({ db }) => listOpenReturns(db)), csv, "No return waits.");
  return 0;
}
