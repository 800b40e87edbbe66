import { type CallData, endpoints, invoiceRows, orderTotals } from "@taanka/api-client/contract";
import { shop } from "@taanka/shop-config";
import { chargesOf } from "../orders/totals.js";
import type { Person, Reply, TestApi } from "./api.js";

/** The fixture's saree at ₹2799 (MRP ₹3499), of which there are 60 in each size. */
export const saree = {
  itemId: "silk-one",
  skuId: "TK-SILK-ONE-RED-S",
  size: "S",
  color: "Deep Red",
};
/** The fixture's cotton saree at ₹950 (MRP ₹1188), of which there are 3 in each size. */
export const cotton = {
  itemId: "cotton-one",
  skuId: "TK-COTTON-ONE-GREEN-M",
  size: "M",
  color: "Deep Green",
};

/** What the fixture's products cost, in rupees. */
export const PRICES: Record<string, { price: number; mrp: number }> = {
  "silk-one": { price: 2799, mrp: 3499 },
  "cotton-one": { price: 950, mrp: 1188 },
};

export const home = {
  name: "Asha Rao",
  phoneNumber: "9876543210",
  addressLine1: "12 Lake Road",
  cityTown: "Jaipur",
  state: "Rajasthan",
  pincode: "302001",
};

type Choice = typeof saree;
type CreatedOrder = CallData<typeof endpoints.orders.create>;

/** Someone with an account and an address, ready to buy. */
export interface Shopper extends Person {
  token: string;
  addressId: string;
  /** An order's body with the totals that the shop will find too. */
  orderOf(lines: [Choice, number][], coupon?: { code: string; discount: number }): OrderBody;
  /** Sends an order as it is. */
  order(body: unknown, key?: string): Promise<Reply>;
  /** Buys, and expects it to go well. */
  buy(lines: [Choice, number][], key?: string): Promise<CreatedOrder>;
}

interface OrderBody {
  orderDetails: (Choice & { quantity: number })[];
  invoice: { key: string; value: number }[];
  shippingAddressId: string;
  paymentMethod: string;
  totalAmount: number;
  couponCode?: string;
}

function orderBody(
  addressId: string,
  lines: [Choice, number][],
  coupon?: { code: string; discount: number },
): OrderBody {
  const priced = lines.map(([choice, quantity]) => ({
    ...(PRICES[choice.itemId] ?? { price: 0, mrp: 0 }),
    quantity,
  }));
  const totals = orderTotals(priced, { ...chargesOf(shop), couponDiscount: coupon?.discount });
  return {
    orderDetails: lines.map(([choice, quantity]) => ({ ...choice, quantity })),
    invoice: invoiceRows(totals),
    shippingAddressId: addressId,
    paymentMethod: "COD",
    totalAmount: totals.total,
    ...(coupon ? { couponCode: coupon.code } : {}),
  };
}

/** Registers somebody and saves their address. */
export async function newShopper(api: TestApi): Promise<Shopper> {
  const person = await api.register();
  const token = person.accessToken;
  const { address } = await api.send(endpoints.addresses.create, { token, body: home });
  const addressId = address.addressDetail[0]?._id ?? "";
  const headers = (key?: string): Record<string, string> => (key ? { "idempotency-key": key } : {});
  return {
    ...person,
    token,
    addressId,
    orderOf: (lines, coupon) => orderBody(addressId, lines, coupon),
    order: (body, key) =>
      api.call("POST", "/api/user/order/create", { token, body, headers: headers(key) }),
    buy: (lines, key) =>
      api.send(endpoints.orders.create, {
        token,
        body: orderBody(addressId, lines),
        headers: headers(key),
      }),
  };
}

/** How many pieces of a variant are left. */
export async function stockOf(api: TestApi, skuId: string): Promise<number> {
  const { stock } = await api.database.db
    .selectFrom("variants")
    .select("stock")
    .where("sku_id", "=", skuId)
    .executeTakeFirstOrThrow();
  return stock;
}

/**
 * Puts other variants of the cotton saree into somebody's cart.
 * @param count - how many lines, of one piece each
 * @returns what takes these variants out of the shop again
 */
export async function fillCart(
  { database: { db } }: TestApi,
  { phoneNumber }: Person,
  count: number,
): Promise<() => Promise<unknown>> {
  const owner = await db
    .selectFrom("users")
    .select("id")
    .where("phone", "=", phoneNumber)
    .executeTakeFirstOrThrow();
  const skus = Array.from({ length: count }, (_, index) => `FULL-${phoneNumber}-${index}`);
  const variant = await db
    .selectFrom("variants")
    .selectAll()
    .where("sku_id", "=", cotton.skuId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("variants")
    .values(skus.map((sku_id, index) => ({ ...variant, sku_id, size: `size ${index}` })))
    .execute();
  await db
    .insertInto("cart_lines")
    .values(skus.map((sku_id) => ({ user_id: owner.id, sku_id, quantity: 1 })))
    .execute();
  return () => db.deleteFrom("variants").where("sku_id", "in", skus).execute();
}

/** The account's id of somebody who is registered. */
export async function userIdOf(api: TestApi, { phoneNumber }: { phoneNumber: string }) {
  const account = api.database.db.selectFrom("users").select("id");
  const { id } = await account.where("phone", "=", phoneNumber).executeTakeFirstOrThrow();
  return id;
}
