import { MAX_LINE_QUANTITY } from "@taanka/api-client/contract";
import { sql } from "kysely";
import type { Database, Queries } from "../database/index.js";
import { Failure } from "../http/failure.js";
import {
  findVariants,
  orderable,
  selectVariants,
  shortage,
  type Variant,
  type VariantChoice,
} from "../items/variants.js";
import { tooManyOf } from "../orders/limits.js";

/** The most lines of a cart. */
export const MAX_LINES = 100;

/** The time of a line that is taken over among others: all of a transaction would have the same. */
export const placedAt = (place: number) =>
  sql<Date>`now() + ${place}::integer * interval '1 microsecond'`;

/** The lines of a cart with their variants, oldest first. */
export function readCart(db: Queries, userId: string) {
  return selectVariants(db)
    .innerJoin("cart_lines", "cart_lines.sku_id", "variants.sku_id")
    .select("cart_lines.quantity")
    .where("cart_lines.user_id", "=", userId)
    .orderBy("cart_lines.created_at")
    .orderBy("variants.sku_id")
    .execute();
}

/**
 * How many pieces of a variant one line may hold of those that can be ordered.
 * @param most - what one person may order unpaid; 0 is as many as there are
 */
export function maxQuantity(pieces: number, most: number): number {
  return Math.min(pieces, MAX_LINE_QUANTITY, most || MAX_LINE_QUANTITY);
}

/** @throws Failure `order_limit_reached`, or `out_of_stock` where they may have so many */
export function assertAvailable(variant: Variant, quantity: number, most: number): void {
  if (quantity <= maxQuantity(orderable(variant), most)) return;
  // Their own limit first: to whoever asks for more than that, how many there are is not told.
  const limit = maxQuantity(Number.POSITIVE_INFINITY, most);
  if (quantity > limit) throw tooManyOf(variant.name, limit);
  throw shortage(variant.name, variant.stock);
}

/** How many lines somebody's cart, or what they have saved for later, has. */
export async function countLines(
  trx: Queries,
  table: "cart_lines" | "saved_lines",
  userId: string,
): Promise<number> {
  const { lines } = await trx
    .selectFrom(table)
    .select((eb) => eb.cast<number>(eb.fn.countAll(), "integer").as("lines"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return lines;
}

/** From here on other changes of what this person keeps or orders, which queue too, wait for this one's end. */
export async function queueChanges(trx: Queries, userId: string): Promise<void> {
  // Not `for update`: rows that refer to the person, as an idempotency key does, would hold it up.
  await trx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}

/** As {@link addToCart}, within a transaction. */
export async function putIntoCart(
  trx: Queries,
  userId: string,
  variant: Variant,
  pieces: number,
  most: number,
): Promise<void> {
  const { quantity } = await trx
    .insertInto("cart_lines")
    .values({ user_id: userId, sku_id: variant.skuId, quantity: pieces })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "sku_id"])
        .doUpdateSet((eb) => ({ quantity: eb("cart_lines.quantity", "+", pieces) })),
    )
    .returning("quantity")
    .executeTakeFirstOrThrow();
  assertAvailable(variant, quantity, most);
  // More pieces of what is there take no more room.
  const isNew = quantity === pieces;
  if (isNew && (await countLines(trx, "cart_lines", userId)) > MAX_LINES) {
    throw new Failure("conflict", "Your cart is full");
  }
}

/**
 * Puts pieces into the cart, on top of what is there.
 *
 * @param most - pieces of one variant that a person may order unpaid; 0 is no limit
 * @throws Failure `out_of_stock` when there would be more in the cart than in the shop,
 *   `order_limit_reached` when there would be more than one person may order
 */
export async function addToCart(
  database: Database,
  userId: string,
  choice: VariantChoice & { quantity: number },
  most: number,
): Promise<void> {
  await database.transaction(async (trx) => {
    const [variant] = await findVariants(trx, [choice]);
    if (!variant) return;
    await putIntoCart(trx, userId, variant, choice.quantity, most);
  });
}

/** Takes a line out; one that is not there is out already. */
export async function removeFromCart(
  db: Queries,
  userId: string,
  choice: Pick<VariantChoice, "itemId" | "skuId">,
): Promise<void> {
  await db
    .deleteFrom("cart_lines")
    .using("variants")
    .whereRef("variants.sku_id", "=", "cart_lines.sku_id")
    .where("cart_lines.user_id", "=", userId)
    .where("cart_lines.sku_id", "=", choice.skuId)
    .where("variants.item_id", "=", choice.itemId)
    .execute();
}

/**
 * Changes a line by one piece.
 *
 * @param most - as for {@link addToCart}
 * @throws Failure `not_found` when it is not in the cart, `conflict` below one piece,
 *   `out_of_stock` above what is left, `order_limit_reached` above what one person may order
 */
export async function changeQuantity(
  database: Database,
  userId: string,
  choice: VariantChoice,
  by: 1 | -1,
  most: number,
): Promise<void> {
  await database.transaction(async (trx) => {
    const [variant] = await findVariants(trx, [choice]);
    const line = await trx
      .selectFrom("cart_lines")
      .select("quantity")
      .where("user_id", "=", userId)
      .where("sku_id", "=", choice.skuId)
      .forUpdate()
      .executeTakeFirst();
    if (!line || !variant) throw new Failure("not_found", "This item is not in your cart");
    const quantity = line.quantity + by;
    if (quantity < 1) throw new Failure("conflict", "The quantity cannot be less than 1");
    if (by > 0) assertAvailable(variant, quantity, most);
    await trx
      .updateTable("cart_lines")
      .set({ quantity })
      .where("user_id", "=", userId)
      .where("sku_id", "=", choice.skuId)
      .execute();
  });
}
