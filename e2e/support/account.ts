import {
  createStoreClient,
  type Item,
  invoiceRows,
  orderTotals,
  type StoreClient,
} from "@taanka/api-client";
import { createBrowserSession } from "@taanka/api-client/session";
import type { BrowserContextOptions } from "playwright";
import { codesFor } from "../../scripts/lib/outbox.mjs";
import { newPerson, type Person } from "./shopper";

/** Somebody who is signed in, by the calls that the sign-in pages make. */
export interface Account {
  client: StoreClient;
  person: Person;
  /**
   * A browser profile in which they are signed in; `changes` replace values of its storage.
   * @param at another storefront's address, in front of the same API
   */
  profile(changes?: Record<string, string>, at?: string): BrowserContextOptions;
}

/** Registers a newcomer without a page. */
export async function openAccount(address: string): Promise<Account> {
  const kept = new Map<string, string>();
  const session = createBrowserSession({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
  // A shop that has just begun is slow on a machine that does other things too.
  const client = createStoreClient({ baseUrl: `${address}/api`, session, timeout: 60_000 });
  const person = newPerson();
  const { name, email, phone: phoneNumber } = person;
  await client.auth.sendOtp({ phoneNumber });
  const [newest] = await codesFor(address, phoneNumber);
  await client.auth.signup({ name, email, phoneNumber, otp: newest?.code ?? "" });
  const profile = (changes: Record<string, string> = {}, at = address): BrowserContextOptions => {
    const values = { ...Object.fromEntries(kept), ...changes };
    const localStorage = Object.entries(values).map(([key, value]) => ({ name: key, value }));
    return { storageState: { cookies: [], origins: [{ origin: at, localStorage }] } };
  };
  return { client, person, profile };
}

/** Somebody with all that an account can hold: addresses, an order, a full cart and a wish. */
export async function openRichAccount(
  address: string,
): Promise<{ account: Account; order: string }> {
  const account = await openAccount(address);
  await saveAddresses(account);
  await fillCart(account);
  const order = await buy(account);
  await fillCart(account);
  await wish(account);
  return { account, order };
}

/** Two addresses, the first the default. */
export async function saveAddresses({ client, person }: Account): Promise<void> {
  for (const [addressLine1, isDefault] of [
    ["12 Temple Road", true],
    ["7 Fort Lane", false],
  ] as const) {
    await client.addresses.create({
      ...{ name: person.name, phoneNumber: person.phone, addressLine1, isDefault },
      ...{ pincode: "695001", cityTown: "Thiruvananthapuram", state: "Kerala" },
    });
  }
}

/** Two of a piece may be wanted, and somebody else may buy one between the look and the cart. */
const enough = 3;

/** A piece of a product that can be bought, as the cart takes it: in its usual colour if that is left. */
async function pieceLeft(client: StoreClient, { _id: itemId, defaultColor }: Item) {
  const [detail] = await client.items.details(itemId);
  const variants = detail?.imagesByColor ?? [];
  const usual = variants.filter(({ color }) => color === defaultColor);
  for (const { color, sizes } of [...usual, ...variants]) {
    const size = sizes.find(({ inStock, stock }) => inStock && (stock ?? enough) >= enough);
    if (size) return { itemId, color, size: size.size, skuId: size.skuId };
  }
  return undefined;
}

/** Of what journeys before have left over, a gown, which has several sizes, and then one saree after the other. */
async function pieceOf(client: StoreClient, at: number) {
  const keyword = at === 0 ? "gown" : "saree";
  const { items } = await client.items.list({ keyword, limit: 50 });
  let passed = Math.min(at, 1);
  for (const item of items) {
    const piece = await pieceLeft(client, item);
    if (piece && passed++ === at) return piece;
  }
  throw new Error(`There is no ${keyword} left.`);
}

/** A piece of which so few are left that one shopper can buy them all. */
async function scarcePiece({ client }: Account) {
  const { items } = await client.items.list({ limit: 50 });
  for (const { _id: itemId } of items) {
    const [detail] = await client.items.details(itemId);
    for (const { color, sizes } of detail?.imagesByColor ?? []) {
      const size = sizes.find(({ inStock, stock }) => inStock && (stock ?? enough) < enough);
      if (size) return { itemId, color, size: size.size, skuId: size.skuId, left: size.stock ?? 1 };
    }
  }
  throw new Error("Of everything there is plenty.");
}

/** Puts a piece into the cart, which somebody else buys away. */
export async function addSoldOut(account: Account, other: Account): Promise<void> {
  const { left, ...piece } = await scarcePiece(account);
  await account.client.cart.add({ ...piece, quantity: 1 });
  await other.client.cart.add({ ...piece, quantity: left });
  await saveAddresses(other);
  await buy(other);
}

/** Puts a product into the cart. */
export async function addPiece({ client }: Account, at: number): Promise<void> {
  await client.cart.add({ ...(await pieceOf(client, at)), quantity: 1 });
}

/** Puts two products into the cart. */
export async function fillCart(account: Account): Promise<void> {
  for (const at of [0, 1]) await addPiece(account, at);
}

/** Wishes for a product in its usual colour. */
export async function wish({ client }: Account, at = 0): Promise<void> {
  const { itemId, color } = await pieceOf(client, at);
  await client.wishlist.add({ itemId, color });
}

/** Buys what is in the cart for cash. */
export async function buy({ client }: Account): Promise<string> {
  const { items = [] } = await client.cart.read();
  const [address] = await client.addresses.list();
  const lines = items.map(({ itemId, quantity }) => ({
    ...{ price: itemId.discountedPrice ?? itemId.MRP, mrp: itemId.MRP, quantity },
  }));
  const totals = orderTotals(lines, { taxRate: 0.18, shipping: 0 });
  const order = await client.orders.create({
    orderDetails: items.map(({ itemId, quantity, size, color, skuId }) => ({
      ...{ itemId: itemId._id, quantity, size, skuId, color: color ?? "default" },
    })),
    invoice: invoiceRows(totals),
    shippingAddressId: address?._id ?? "",
    paymentMethod: "COD",
    totalAmount: totals.total,
  });
  return order._id;
}
