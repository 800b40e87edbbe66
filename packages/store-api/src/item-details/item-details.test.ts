import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it, vi } from "vitest";
import { DATABASES, useTestApi } from "../testing/api.js";
import { cotton, newShopper } from "../testing/shopper.js";

describe.each(DATABASES)("item details on %s", (kind) => {
  const api = useTestApi(kind);

  it("are the same by the product's id and by their own", async () => {
    const ofItem = await api().send(endpoints.itemDetails.ofItem, {
      params: { itemId: "silk-one" },
    });
    const id = ofItem[0]?._id ?? "";
    expect(id).not.toBe("");
    expect(await api().send(endpoints.itemDetails.read, { params: { id } })).toEqual(ofItem);
  });

  it.each(["nothing", "%00", "a".repeat(101)])("are not found for %s", async (id) => {
    for (const path of [`/api/itemdetails/${id}`, `/api/itemdetails/item/${id}`]) {
      const reply = await api().call("GET", path);
      expect([reply.status, reply.body.code]).toEqual([404, "not_found"]);
    }
  });

  const leftOf = async ({ itemId, skuId }: { itemId: string; skuId: string }) => {
    const [details] = await api().send(endpoints.itemDetails.ofItem, { params: { itemId } });
    const sizes = details?.imagesByColor.flatMap((color) => color.sizes ?? []);
    return sizes?.find((size) => size.skuId === skuId)?.stock;
  };
  it("tell at once what is left after an order, and after it was cancelled", async () => {
    const shopper = await newShopper(api());
    const before = (await leftOf(cotton)) ?? 0;
    const { orderId } = await shopper.buy([[cotton, 1]]);
    expect(await leftOf(cotton)).toBe(before - 1);
    await api().send(endpoints.orders.cancel, {
      body: { orderId, refundReason: "other: No need any more" },
      token: shopper.token,
    });
    expect(await leftOf(cotton)).toBe(before);
  });

  it("ask the database once for all who look at a time, and soon for what another instance sold", async () => {
    const asked = vi.spyOn(api().database.db, "selectFrom");
    const before = (await leftOf(cotton)) ?? 0;
    await Promise.all(Array.from({ length: 40 }, () => leftOf(cotton)));
    const ofSizes = asked.mock.calls.filter(([table]) => String(table) === "variants");
    asked.mockRestore();
    expect(ofSizes.length).toBeLessThan(5);
    const sold = { stock: before - 1 };
    const { db } = api().database;
    await db.updateTable("variants").set(sold).where("sku_id", "=", cotton.skuId).execute();
    await expect.poll(() => leftOf(cotton)).toBe(before - 1);
  });

  it("keep nothing that was read while somebody bought", async () => {
    const shopper = await newShopper(api());
    const before = (await leftOf(cotton)) ?? 0;
    await Promise.all([
      shopper.buy([[cotton, 1]]),
      ...Array.from({ length: 40 }, () => leftOf(cotton)),
    ]);
    expect(await leftOf(cotton)).toBe(before - 1);
  });
});
