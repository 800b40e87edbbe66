import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, useTestApi } from "../testing/api.js";
import { jsonOf, product, useCatalogueFiles } from "../testing/catalogue-files.js";
import { useImporter } from "../testing/importer.js";
import { cotton, newShopper, saree, stockOf } from "../testing/shopper.js";

useCatalogueFiles();

// The fixture's saree, of which there is one piece; more are made for who orders them.
const made = (inventoryPolicy?: "deny" | "continue", stock: number | undefined = 1) =>
  product("silk-one", {
    name: "Temple Silk Saree",
    price: 2799,
    mrp: 3499,
    colors: [
      { name: saree.color, sizes: [{ size: "S", sku: saree.skuId, stock, inventoryPolicy }] },
    ],
  });
const few = product("cotton-one", {
  name: "Jamdani",
  price: 950,
  mrp: 1188,
  colors: [{ name: cotton.color, sizes: [{ size: "M", sku: cotton.skuId, stock: 3 }] }],
});

describe.each(DATABASES)("a variant that is sold beyond its stock on %s", (kind) => {
  const api = useTestApi(kind);
  const { run } = useImporter(api);
  const sizeOf = async (itemId: string) => {
    const [detail] = await api().send(endpoints.itemDetails.ofItem, { params: { itemId } });
    return detail?.imagesByColor[0]?.sizes?.[0];
  };
  it("is ordered whatever is there, counts what is owed, and gets it back", async () => {
    await run(await jsonOf({ products: [made("continue"), few] }), { replace: true });
    expect(await sizeOf("silk-one")).toEqual({ size: "S", skuId: saree.skuId, inStock: true });
    const shopper = await newShopper(api());
    const { _id } = await shopper.buy([[saree, 3]]);
    expect(await stockOf(api(), saree.skuId)).toBe(-2);
    expect(await sizeOf("silk-one")).toMatchObject({ inStock: true, onOrder: true });
    await api().send(endpoints.cart.add, { token: shopper.token, body: { ...saree, quantity: 2 } });
    const { items } = await api().send(endpoints.cart.read, { token: shopper.token });
    expect(items[0]?.maxQuantity).toBeGreaterThanOrEqual(2);
    await api().send(endpoints.orders.cancel, {
      token: shopper.token,
      body: { orderId: _id, refundReason: "delay: too slow" },
    });
    expect(await stockOf(api(), saree.skuId)).toBe(1);
  });

  it("never lets another below zero, however many buy at once", async () => {
    const shoppers = await Promise.all(Array.from({ length: 5 }, () => newShopper(api())));
    const lines: [typeof saree, number][] = [
      [saree, 2],
      [cotton, 1],
    ];
    const replies = await Promise.all(shoppers.map((one) => one.order(one.orderOf(lines))));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(replies.filter(({ body }) => body.code === "out_of_stock")).toHaveLength(2);
    expect(await stockOf(api(), cotton.skuId)).toBe(0);
    expect(await stockOf(api(), saree.skuId)).toBe(1 - 6);
    const set = api().database.db.updateTable("variants").set({ stock: -1 });
    await expect(set.where("sku_id", "=", cotton.skuId).execute()).rejects.toThrow("check");
  });

  it("stays so where a file says nothing of it, and owes nothing once it is sold from stock", async () => {
    await run(await jsonOf({ products: [made(undefined, 4)] }), { keepStock: true });
    expect(await stockOf(api(), saree.skuId)).toBe(-5);
    expect(await sizeOf("silk-one")).toMatchObject({ onOrder: true });
    await run(await jsonOf({ products: [made("deny", 4)] }), { keepStock: true });
    expect(await stockOf(api(), saree.skuId)).toBe(0);
    expect(await sizeOf("silk-one")).toMatchObject({ inStock: false, stock: 0 });
  });
});
