import assert from "node:assert/strict";
import {
  addressesClient,
  cartClient,
  categoriesClient,
  createMemorySession,
  createStoreApi,
  invoiceRows,
  itemsClient,
  ordersClient,
  orderTotals,
  wishlistClient,
} from "@taanka/api-client";
import { beginAsGuest, createMedusaTransport } from "../../examples/medusa/src/index.ts";

const guest = { name: "Asha Rao", email: "asha@example.in", phoneNumber: "9876543210" };
const address = {
  ...{ name: guest.name, phoneNumber: guest.phoneNumber, addressLine1: "12 Lake Road" },
  ...{ cityTown: "Jaipur", state: "Rajasthan", pincode: "302001" },
};

const namesOf = ({ items }) => items.map(({ name }) => name);

async function browse(api) {
  const categories = await api(categoriesClient).list();
  assert.deepEqual(categories.map(({ name }) => name).sort(), ["Kurtis", "Lehengas", "Sarees"]);
  const kurtis = categories.find(({ name }) => name === "Kurtis");
  assert.equal((await api(categoriesClient).read(kurtis._id)).name, "Kurtis");

  const { list } = api(itemsClient);
  const all = await list();
  assert.deepEqual([all.totalItems, all.items.length], [5, 5]);
  const cheapest = await list({ sortBy: "priceLowToHigh", limit: 2 });
  assert.deepEqual(namesOf(cheapest), ["Ajrakh Kurti", "Lucknowi Chikankari Kurti"]);
  assert.deepEqual([cheapest.totalItems, cheapest.items[1].discountedPrice], [5, 1899.5]);
  const dearest = await list({ sortBy: "priceHighToLow", limit: 2, page: 3 });
  assert.deepEqual(namesOf(dearest), ["Ajrakh Kurti"]);
  assert.deepEqual((await list({ limit: 2, page: 3 })).items.length, 1);
  assert.deepEqual(namesOf(await list({ keyword: "banarasi" })), ["Banarasi Jaal Silk Saree"]);
  const found = await list({ categoryId: kurtis._id });
  assert.deepEqual(namesOf(found).sort(), ["Ajrakh Kurti", "Lucknowi Chikankari Kurti"]);
  const chosen = await list({
    filters: [
      { key: "Color", value: ["Teal", "White", "Ivory"] },
      { key: "Size", value: "M" },
    ],
  });
  assert.deepEqual(namesOf(chosen).sort(), ["Lucknowi Chikankari Kurti", "Mirror Work Lehenga"]);
  const sizes = chosen.facets.find(({ key }) => key === "Size");
  const countOf = (size) => sizes.values.find(({ value }) => value === size)?.count;
  // Of the products in those colours, whatever size is chosen.
  assert.deepEqual([countOf("M"), countOf("S"), countOf("Free Size")], [2, 1, 1]);
  await assert.rejects(list({ sortBy: "popularity" }), { status: 501, code: "not_implemented" });
  return cheapest.items[0]._id;
}

async function look(api, id) {
  const { read, details } = api(itemsClient);
  const { name, MRP, discountedPrice, discountPercentage, colors } = await read(id);
  assert.deepEqual([name, MRP, discountedPrice], ["Ajrakh Kurti", 2299, 1799]);
  assert.deepEqual([discountPercentage, colors.length], [21, 2]);
  const [{ imagesByColor }] = await details(id);
  const indigo = imagesByColor.find(({ color }) => color === "Indigo");
  assert.deepEqual(indigo.sizes.map(({ size }) => size).sort(), ["L", "M", "S"]);
  const sizeOf = (wanted) => indigo.sizes.find(({ size }) => size === wanted);
  assert.deepEqual([sizeOf("L").inStock, sizeOf("M").inStock], [false, true]);
  await assert.rejects(read("prod_none"), { status: 404, code: "not_found" });
  return { M: sizeOf("M").skuId, L: sizeOf("L").skuId, S: sizeOf("S").skuId };
}

async function fillCart(api, itemId, skus) {
  const cart = api(cartClient);
  const line = (size) => ({ itemId, size, color: "Indigo", skuId: skus[size] });
  await cart.add(line("M"));
  // A colour that Medusa does not know of this variant is not taken over.
  await cart.add({ ...line("S"), color: "Gold", quantity: 2 });
  await cart.updateQuantity({ ...line("M"), action: "increase" });
  await cart.updateQuantity({ ...line("S"), action: "decrease" });
  await cart.remove(line("S"));
  await assert.rejects(cart.remove(line("S")), {
    status: 404,
    message: "This is not in your cart",
  });
  await assert.rejects(cart.add(line("L")), { status: 409, code: "out_of_stock" });
  const { items } = await cart.read();
  assert.equal(items.length, 1);
  const [{ quantity, color, size, skuId, itemId: item }] = items;
  assert.deepEqual([quantity, color, size, skuId], [2, "Indigo", "M", skus.M]);
  assert.deepEqual([item.name, item.MRP, item.discountedPrice], ["Ajrakh Kurti", 2299, 1799]);
  return items;
}

async function order(api, lines) {
  const { create, list, read } = api(ordersClient);
  const addresses = api(addressesClient);
  assert.deepEqual(await addresses.list(), []);
  const [saved] = await addresses.create(address);
  assert.deepEqual(
    [saved.name, saved.phoneNumber, saved.pincode],
    ["Asha Rao", guest.phoneNumber, "302001"],
  );
  const goods = lines.map(({ itemId, quantity }) => ({
    ...{ price: itemId.discountedPrice, mrp: itemId.MRP, quantity },
  }));
  const totals = orderTotals(goods, { taxRate: 0, shipping: 99 });
  const wish = {
    orderDetails: lines.map(({ itemId, ...line }) => ({ ...line, itemId: itemId._id })),
    ...{ invoice: invoiceRows(totals), totalAmount: totals.total },
    ...{ shippingAddressId: saved._id, paymentMethod: "COD" },
  };
  const cheaper = { ...wish, totalAmount: totals.total - 99 };
  await assert.rejects(create(cheaper), { status: 409, code: "price_changed" });
  const fewer = {
    ...wish,
    orderDetails: wish.orderDetails.map((line) => ({ ...line, quantity: 1 })),
  };
  await assert.rejects(create(fewer), { status: 409, code: "cart_changed" });

  const placed = await create(wish);
  assert.deepEqual([placed.totalAmount, placed.isOrderPlaced], [3697, true]);
  assert.deepEqual([placed.orderStatus, placed.orderDetails[0].size], ["Order Placed", "M"]);
  assert.equal(placed.shippingAddressId.cityTown, "Jaipur");
  // Sent again, as after a lost answer, it is the same order.
  assert.equal((await create(wish))._id, placed._id);
  const again = await read(placed._id);
  assert.deepEqual([again.orderId, again.totalAmount], [placed.orderId, 3697]);
  assert.deepEqual(
    (await list()).map(({ _id }) => _id),
    [placed._id],
  );
  assert.deepEqual((await api(cartClient).read()).items, []);
  return placed;
}

/**
 * Buys at a Medusa server through its adapter, from browsing to a placed order, and asserts what comes out.
 *
 * @param settings as `createMedusaTransport` takes them
 */
export async function purchase(settings) {
  const session = createMemorySession();
  const api = createStoreApi({
    session,
    transport: createMedusaTransport(settings),
    timeout: 60_000,
  });
  const id = await browse(api);
  const skus = await look(api, id);
  await assert.rejects(api(cartClient).read(), { status: 401, code: "unauthenticated" });
  // A token that would lead to another address of Medusa is no guest's: nothing is asked, the session ends.
  session.write({ accessToken: "..", refreshToken: null, user: null });
  await assert.rejects(api(cartClient).read(), { status: 401, code: "unauthenticated" });
  assert.equal(session.read().accessToken, null);
  await beginAsGuest(settings, session, guest);
  await assert.rejects(api(wishlistClient).read(), { status: 501, code: "not_implemented" });
  return order(api, await fillCart(api, id, skus));
}
