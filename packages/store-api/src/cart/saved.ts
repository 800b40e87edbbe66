import { MAX_LINE_QUANTITY } from "@taanka/api-client/contract";
import type { Database, Queries } from "../database/index.js";
import { Failure } from "../http/failure.js";
import {
  findVariants,
  lookUpVariants,
  orderable,
  selectVariants,
  type VariantChoice,
} from "../items/variants.js";
import {
  assertAvailable,
  countLines,
  MAX_LINES,
  maxQuantity,
  placedAt,
  putIntoCart,
  queueChanges,
  removeFromCart,
} from "./service.js";

/** What somebody has saved for later, with its variants, newest first. */
export function readSaved(db: Queries, userId: string) {
  return selectVariants(db)
    .innerJoin("saved_lines", "saved_lines.sku_id", "variants.sku_id")
    .select("saved_lines.quantity")
    .where("saved_lines.user_id", "=", userId)
    .orderBy("saved_lines.created_at", "desc")
    .orderBy("variants.sku_id")
    .execute();
}

async function quantityIn(
  trx: Queries,
  table: "cart_lines" | "saved_lines",
  userId: string,
  skuId: string,
): Promise<number> {
  const row = await trx
    .selectFrom(table)
    .select("quantity")
    .where("user_id", "=", userId)
    .where("sku_id", "=", skuId)
    .forUpdate()
    .executeTakeFirst();
  return row?.quantity ?? 0;
}

async function setSaved(trx: Queries, userId: string, skuId: string, quantity: number, place = 0) {
  await trx
    .insertInto("saved_lines")
    .values({ user_id: userId, sku_id: skuId, quantity, created_at: placedAt(place) })
    .onConflict((conflict) => conflict.columns(["user_id", "sku_id"]).doUpdateSet({ quantity }))
    .execute();
}

/**
 * Moves a line of the cart to what is saved for later. One that is saved already, and not in the cart,
 * stays as it is: it may be sent again.
 *
 * @throws Failure `not_found` when it is neither in the cart nor saved, `conflict` when no more can be
 *   saved
 */
export async function saveForLater(
  database: Database,
  userId: string,
  choice: VariantChoice,
): Promise<void> {
  await database.transaction(async (trx) => {
    await findVariants(trx, [choice]);
    await queueChanges(trx, userId);
    const held = await quantityIn(trx, "cart_lines", userId, choice.skuId);
    const saved = await quantityIn(trx, "saved_lines", userId, choice.skuId);
    if (held + saved === 0) throw new Failure("not_found", "This item is not in your cart");
    if (held === 0) return;
    await setSaved(trx, userId, choice.skuId, Math.min(held + saved, MAX_LINE_QUANTITY));
    if ((await countLines(trx, "saved_lines", userId)) > MAX_LINES) {
      throw new Failure("conflict", "You cannot save more for later");
    }
    await removeFromCart(trx, userId, choice);
  });
}

/** Takes a saved line away; one that is not there is away already. */
export async function removeSaved(
  db: Queries,
  userId: string,
  choice: Pick<VariantChoice, "itemId" | "skuId">,
): Promise<void> {
  await db
    .deleteFrom("saved_lines")
    .using("variants")
    .whereRef("variants.sku_id", "=", "saved_lines.sku_id")
    .where("saved_lines.user_id", "=", userId)
    .where("saved_lines.sku_id", "=", choice.skuId)
    .where("variants.item_id", "=", choice.itemId)
    .execute();
}

/**
 * Moves a saved line into the cart, on top of what is there; of pieces that cannot all be had, those
 * that can.
 *
 * @param most - pieces of one variant that a person may order unpaid; 0 is no limit
 * @returns how many were saved, and how many of them are in the cart now
 * @throws Failure `not_found` when it is not saved; `out_of_stock`, `order_limit_reached` or
 *   `conflict`, where the cart takes none of it: then it stays saved
 */
export function moveToCart(
  database: Database,
  userId: string,
  choice: VariantChoice,
  most: number,
): Promise<{ wanted: number; moved: number }> {
  return database.transaction(async (trx) => {
    const [variant] = await findVariants(trx, [choice]);
    await queueChanges(trx, userId);
    const wanted = await quantityIn(trx, "saved_lines", userId, choice.skuId);
    if (wanted === 0 || !variant) throw new Failure("not_found", "This item is not saved");
    const held = await quantityIn(trx, "cart_lines", userId, choice.skuId);
    const moved = Math.min(wanted, maxQuantity(orderable(variant), most) - held);
    if (moved < 1) assertAvailable(variant, held + 1, most);
    // On top of what is there by now: an addition does not queue.
    await putIntoCart(trx, userId, variant, moved, most);
    await removeSaved(trx, userId, choice);
    return { wanted, moved };
  });
}

/**
 * Takes over what a visitor saved on a device, as far as there is room. Of a variant that both have
 * the larger quantity counts, so that it may be sent again.
 */
export async function mergeSaved(
  database: Database,
  userId: string,
  lines: readonly (VariantChoice & { quantity: number })[],
): Promise<void> {
  await database.transaction(async (trx) => {
    await queueChanges(trx, userId);
    const variants = await lookUpVariants(trx, lines);
    let room = MAX_LINES - (await countLines(trx, "saved_lines", userId));
    for (const [index, { skuId, quantity }] of lines.entries()) {
      if (!variants[index]) continue;
      const before = await quantityIn(trx, "saved_lines", userId, skuId);
      if (before === 0 && room-- <= 0) continue;
      // The newest stands first on the device as well.
      await setSaved(trx, userId, skuId, Math.max(before, quantity), -index);
    }
  });
}
