import type { UnmergedLine } from "@taanka/api-client/contract";
import type { Database, Queries } from "../database/index.js";
import { lookUpVariants, orderable, type Variant, type VariantChoice } from "../items/variants.js";
import { MAX_LINES, maxQuantity, placedAt, queueChanges } from "./service.js";

/** A line of a cart that is kept on a visitor's device. */
type GuestLine = VariantChoice & { quantity: number };

/** What a visitor's lines are today; lines that the shop does not have are left out. */
export async function previewLines(db: Queries, lines: readonly GuestLine[]) {
  const variants = await lookUpVariants(db, lines);
  return lines.flatMap(({ quantity }, index) => {
    const variant = variants[index];
    return variant ? [{ ...variant, quantity }] : [];
  });
}

/** How many pieces of each variant a cart holds. From here on other merges of it wait. */
async function readHeld(trx: Queries, userId: string): Promise<Map<string, number>> {
  await queueChanges(trx, userId);
  const rows = await trx
    .selectFrom("cart_lines")
    .select(["sku_id", "quantity"])
    .where("user_id", "=", userId)
    .execute();
  return new Map(rows.map(({ sku_id, quantity }) => [sku_id, quantity]));
}

/** How many pieces of a variant the cart shall hold, and why not as many as are wanted. */
function judge(
  variant: Variant | undefined,
  wanted: number,
  held: number | undefined,
  most: number,
) {
  const before = held ?? 0;
  if (!variant) return { quantity: before, reason: "missing" } as const;
  const available = maxQuantity(orderable(variant), most);
  const quantity = Math.max(before, Math.min(wanted, available));
  if (quantity >= wanted) return { quantity };
  return { quantity, reason: available === 0 ? "sold_out" : "limited" } as const;
}

/**
 * Takes a visitor's lines over into somebody's cart, in their order, as far as its rules let them. Of
 * a variant that both have the larger quantity counts: whoever sends it twice, after an answer that
 * got lost or from two tabs, finds the same cart.
 *
 * @param most - pieces of one variant that a person may order unpaid; 0 is no limit
 * @returns the lines that were not taken over whole
 */
export function mergeIntoCart(
  database: Database,
  userId: string,
  lines: readonly GuestLine[],
  most: number,
): Promise<UnmergedLine[]> {
  return database.transaction(async (trx) => {
    const held = await readHeld(trx, userId);
    const variants = await lookUpVariants(trx, lines);
    const unmerged: UnmergedLine[] = [];
    for (const [index, { itemId, skuId, quantity: wanted }] of lines.entries()) {
      const variant = variants[index];
      const before = held.get(skuId);
      const { quantity, reason } = judge(variant, wanted, before, most);
      const isFull = before === undefined && held.size >= MAX_LINES;
      if (quantity > (before ?? 0) && !isFull) {
        await trx
          .insertInto("cart_lines")
          .values({ user_id: userId, sku_id: skuId, quantity, created_at: placedAt(index) })
          .onConflict((conflict) =>
            conflict.columns(["user_id", "sku_id"]).doUpdateSet({ quantity }),
          )
          .execute();
        held.set(skuId, quantity);
      }
      const why = reason ?? (isFull ? "full" : undefined);
      if (!why) continue;
      const name = variant?.name ?? "";
      unmerged.push({ itemId, skuId, name, wanted, held: held.get(skuId) ?? 0, reason: why });
    }
    return unmerged;
  });
}
