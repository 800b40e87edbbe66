import type { Queries } from "../database/index.js";
import { Failure } from "../http/failure.js";

interface Pieces {
  skuId: string;
  quantity: number;
}

/**
 * Sees to it that the cart still holds what is ordered from it, in these quantities: another order
 * may have taken it, or another tab changed it. Until the transaction ends the lines stay as they are.
 *
 * @throws Failure `cart_changed`
 */
export async function assertInCart(
  trx: Queries,
  userId: string,
  ordered: readonly Pieces[],
): Promise<void> {
  const held = await trx
    .selectFrom("cart_lines")
    .select(["sku_id", "quantity"])
    .where("user_id", "=", userId)
    .where(
      "sku_id",
      "in",
      ordered.map(({ skuId }) => skuId),
    )
    .orderBy("sku_id")
    .forUpdate()
    .execute();
  const quantities = new Map(held.map(({ sku_id, quantity }) => [sku_id, quantity]));
  if (ordered.every(({ skuId, quantity }) => quantities.get(skuId) === quantity)) return;
  throw new Failure(
    "cart_changed",
    "Your cart has changed. Please look at it and at your orders, and try again.",
  );
}
