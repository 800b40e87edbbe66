import type { ShopConfig } from "@taanka/shop-config";
import type { Queries } from "../database/index.js";
import { formatAmount } from "../format-amount.js";
import { Failure } from "../http/failure.js";
import { DAY_MS } from "../time.js";

/** What one person may order, and hold without having paid for it; 0 turns a limit off. */
export interface OrderLimits {
  /** Pieces in all orders that wait, for their payment or for the shop to confirm them. */
  pieces: number;
  /** Pieces of one variant in these orders. */
  piecesOfVariant: number;
  /** Rupees that these orders come to. */
  value: number;
  /** Rupees of an order that is paid in cash on delivery. */
  cashTotal: number;
  /** Orders that one person may place in 24 hours, cancelled ones among them. */
  perDay: number;
  /** Hours after which a cash order that the shop has not confirmed is cancelled. */
  confirmHours: number;
}

interface Wanted {
  userId: string;
  paymentMethod: "Online" | "COD";
  lines: readonly { skuId: string; name: string; quantity: number }[];
  /** Rupees. */
  total: number;
  /** Whether the shop takes payments, too, and not only cash. */
  canPay: boolean;
  now: Date;
}

/** How many open orders one person may have at a time, and what they read of more. */
const OPEN = {
  Online: { most: 5, message: "Please pay for your open orders first, or cancel them" },
  COD: { most: 10, message: "Please wait for your open orders to be sent, or cancel some" },
} as const;
/** What makes room, by whether the shop takes payments. */
const MAKE_ROOM = {
  paid: "Please pay for your open orders, or cancel some",
  cash: OPEN.COD.message,
} as const;
/** What helps where nothing stands open yet. */
const ORDER_LESS = "Please order less at a time";

const refusal = (message: string) => new Failure("order_limit_reached", message);

/** What a shopper reads who wants more of a variant than one person may hold unpaid. */
export function tooManyOf(name: string, most: number): Failure {
  return refusal(`You can order at most ${most} of ${name} before you have paid for them`);
}

/** A person's orders that hold pieces back without money: unpaid, and not confirmed by the shop. */
function selectOpen(trx: Queries, userId: string) {
  return trx
    .selectFrom("orders")
    .where("orders.user_id", "=", userId)
    .where("orders.payment_status", "=", "pending")
    .where("orders.status", "=", "placed");
}

/** How many open orders of a method somebody has, and what all of theirs come to. */
function readOpen(trx: Queries, userId: string, method: Wanted["paymentMethod"]) {
  return selectOpen(trx, userId)
    .select((eb) => {
      const sameMethod = eb.fn.countAll().filterWhere("payment_method", "=", method);
      const totals = eb.fn.coalesce(eb.fn.sum("total"), eb.lit(0));
      return [
        eb.cast<number>(sameMethod, "integer").as("count"),
        eb.cast<number>(totals, "integer").as("value"),
      ];
    })
    .executeTakeFirstOrThrow();
}

/** However they ended: each has a number, and is written to the database, of its own. */
async function countLately(trx: Queries, { userId, now }: Wanted): Promise<number> {
  const { count } = await trx
    .selectFrom("orders")
    .select((eb) => eb.cast<number>(eb.fn.countAll(), "integer").as("count"))
    .where("user_id", "=", userId)
    .where("created_at", ">", new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  return count;
}

const over = (most: number, count: number) => most > 0 && count > most;

async function readHeld(trx: Queries, userId: string): Promise<Map<string, number>> {
  const rows = await selectOpen(trx, userId)
    .innerJoin("order_lines", "order_lines.order_id", "orders.id")
    .select((eb) => [
      "order_lines.sku_id as skuId",
      eb.cast<number>(eb.fn.sum("order_lines.quantity"), "integer").as("quantity"),
    ])
    .groupBy("order_lines.sku_id")
    .execute();
  return new Map(rows.map(({ skuId, quantity }) => [skuId, quantity]));
}

/**
 * Orders without money hold pieces back from others, so one person may hold a few at a time only.
 * The person's other orders wait for the end of the transaction, so that several at once hold no more
 * than one after the other.
 *
 * @throws Failure `order_limit_reached`, `cash_limit_exceeded`
 */
export async function assertWithinLimits(
  trx: Queries,
  shop: ShopConfig,
  limits: OrderLimits,
  wanted: Wanted,
): Promise<void> {
  const { userId, paymentMethod, lines, total, canPay } = wanted;
  if (over(limits.perDay, (await countLately(trx, wanted)) + 1)) {
    throw refusal(`You can place at most ${limits.perDay} orders a day. Please try again tomorrow`);
  }
  const makeRoom = canPay ? MAKE_ROOM.paid : MAKE_ROOM.cash;
  const open = await readOpen(trx, userId, paymentMethod);
  if (open.count >= OPEN[paymentMethod].most) throw refusal(OPEN[paymentMethod].message);
  const held = await readHeld(trx, userId);
  const sum = (quantities: Iterable<number>) => [...quantities].reduce((all, one) => all + one, 0);
  for (const { skuId, name, quantity } of lines) {
    if (over(limits.piecesOfVariant, (held.get(skuId) ?? 0) + quantity)) {
      throw tooManyOf(name, limits.piecesOfVariant);
    }
  }
  const pieces = sum(held.values()) + sum(lines.map(({ quantity }) => quantity));
  if (over(limits.pieces, pieces)) {
    const most = `You can order at most ${limits.pieces} pieces before you have paid for them`;
    throw refusal(`${most}. ${held.size > 0 ? makeRoom : ORDER_LESS}`);
  }
  if (paymentMethod === "COD" && over(limits.cashTotal, total)) {
    const most = `Cash on delivery is available up to ${formatAmount(shop, limits.cashTotal)}`;
    const advice = canPay ? "Please pay online, or order less" : "Please order less";
    throw new Failure("cash_limit_exceeded", `${most}. ${advice}`);
  }
  if (over(limits.value, open.value + total)) {
    const most = `Your unpaid orders can be worth ${formatAmount(shop, limits.value)} at most`;
    throw refusal(`${most}. ${open.value > 0 ? makeRoom : ORDER_LESS}`);
  }
}
