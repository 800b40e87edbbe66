import type { ItemDetail, Order } from "@taanka/api-client";
import { refundFor } from "@taanka/api-client/contract";
import {
  colorOptions,
  leftToReturn,
  orderAmounts,
  orderedLines,
  orderedPrice,
  variantsOf,
} from "@taanka/store";
import type { ExchangeVariant, ReturnableLine } from "@taanka/ui";
import { paths } from "../../paths";

/** What a piece can be exchanged for: every size and colour of its product but its own. */
function exchangeVariants(
  details: readonly ItemDetail[] | undefined,
  own: string,
  say: (size: string) => string,
): ExchangeVariant[] {
  return variantsOf(details).flatMap((variant) => {
    const [color] = colorOptions([variant]);
    const others = (variant.sizes ?? []).filter(({ skuId }) => skuId !== own);
    return others.map(({ skuId, size, inStock }) => ({
      id: skuId,
      size: say(size),
      ...(color && { color }),
      soldOut: inStock === false,
    }));
  });
}

/** Why pieces of a line can't go back any more. */
export interface Refusals {
  underWay: string;
  returned: string;
}

/**
 * The lines of an order with what may still go back of each. Their ids are those of the variants.
 * @param details of the products, by their ids
 * @param say what a size is called in the language of the page
 */
export function returnableLines(
  order: Order,
  details: ReadonlyMap<string, readonly ItemDetail[]>,
  product: string,
  refusals: Refusals,
  say: (size: string) => string,
): ReturnableLine[] {
  const lines = orderedLines(order, product, paths.product);
  return (order.orderDetails ?? []).flatMap((ordered, place) => {
    const line = lines[place];
    if (!line) return [];
    const { left, refusal } = leftToReturn(order, ordered);
    return [
      {
        ...line,
        id: ordered.skuId,
        // Of one that can't go back any more, what was ordered.
        ...(!refusal && { quantity: left }),
        variants: exchangeVariants(details.get(ordered.itemId?._id ?? ""), ordered.skuId, say),
        ...(refusal && { refusal: refusals[refusal] }),
      },
    ];
  });
}

/** What is paid back for pieces whose price is `goods`, by the formula that the API pays by. */
export function refundOf(order: Order, goods: number): number {
  const paidBack = (order.returns ?? []).filter(
    ({ kind, status }) => kind === "refund" && status !== "Rejected",
  );
  const priceOf = (sku: string) =>
    orderedPrice(order.orderDetails?.find(({ skuId }) => skuId === sku)?.itemId);
  return refundFor(
    { subtotal: orderAmounts(order).discounted, total: order.totalAmount ?? 0 },
    paidBack.reduce((sum, { skuId, quantity }) => sum + priceOf(skuId) * (quantity ?? 1), 0),
    paidBack.reduce((sum, { refundAmount }) => sum + (refundAmount ?? 0), 0),
    goods,
  );
}
