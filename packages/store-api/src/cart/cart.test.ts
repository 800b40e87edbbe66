import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, type Person, snapshot, useTestApi } from "../testing/api.js";
import { cotton, saree } from "../testing/shopper.js";

describe.each(DATABASES)("the cart on %s", (kind) => {
  const api = useTestApi(kind);
  const read = ({ accessToken }: Person) => api().send(endpoints.cart.read, { token: accessToken });
  const add = ({ accessToken }: Person, body: unknown) =>
    api().call("POST", "/api/usercart/create", { token: accessToken, body });
  const change = ({ accessToken }: Person, choice: object, action: string) =>
    api().call("PUT", "/api/usercart/update-quantity", {
      token: accessToken,
      body: { ...choice, action },
    });

  it("is empty at first", async () => {
    expect(await read(await api().register())).toEqual({
      items: [],
      paymentMethods: ["Online", "COD"],
      cashLimit: 50_000,
    });
  });

  it("holds what was added, in that order, in the variant's own colour and picture", async () => {
    const person = await api().register();
    const reply = await add(person, { ...saree, color: "default", quantity: 2, couponCode: null });
    expect(reply.body.message).toBe("Added to cart");
    await add(person, cotton);
    const { items } = await read(person);
    expect(items).toMatchObject([
      {
        itemId: {
          _id: "silk-one",
          name: "Temple Silk Saree",
          image: "/api/images/silk-one/red-front",
          discountedPrice: 2799,
          MRP: 3499,
        },
        quantity: 2,
        size: "S",
        color: "Deep Red",
        skuId: saree.skuId,
        maxQuantity: 10,
      },
      { skuId: cotton.skuId, quantity: 1, maxQuantity: 3 },
    ]);
  });

  it("adds to a line that is there", async () => {
    const person = await api().register();
    await add(person, { ...saree, quantity: 2 });
    await add(person, { ...saree, color: "red", quantity: 3 });
    expect((await read(person)).items).toMatchObject([{ quantity: 5 }]);
  });

  it("adds up what is added at once", async () => {
    const person = await api().register();
    await Promise.all(Array.from({ length: 6 }, () => add(person, saree)));
    expect((await read(person)).items).toMatchObject([{ quantity: 6 }]);
  });

  it("changes a quantity by one", async () => {
    const person = await api().register();
    await add(person, saree);
    expect((await change(person, saree, "increase")).status).toBe(200);
    expect((await read(person)).items).toMatchObject([{ quantity: 2 }]);
    expect((await change(person, saree, "decrease")).status).toBe(200);
    expect((await read(person)).items).toMatchObject([{ quantity: 1 }]);
  });

  it("stops at one piece and at the stock", async () => {
    const person = await api().register();
    await add(person, { ...cotton, quantity: 3 });
    const above = await change(person, cotton, "increase");
    expect(above.status).toBe(409);
    expect(above.body.message).toBe("Only 3 of Bengal Cotton Saree left in stock");
    expect((await add(person, cotton)).status).toBe(409);
    for (let left = 3; left > 1; left--) await change(person, cotton, "decrease");
    const below = await change(person, cotton, "decrease");
    expect(below.status).toBe(409);
    expect((await read(person)).items).toMatchObject([{ quantity: 1 }]);
  });

  it("takes no more of a variant than one person may order unpaid", async () => {
    const person = await api().register();
    await add(person, { ...saree, quantity: 10 });
    for (const reply of [await add(person, saree), await change(person, saree, "increase")]) {
      expect([reply.status, reply.body.code, reply.body.message]).toEqual([
        409,
        "order_limit_reached",
        "You can order at most 10 of Temple Silk Saree before you have paid for them",
      ]);
    }
    expect((await read(person)).items).toMatchObject([{ quantity: 10 }]);
  });

  it("does not take what is sold out", async () => {
    const person = await api().register();
    const reply = await add(person, {
      itemId: "kurti-two",
      skuId: "TK-KURTI-TWO-BLUE-S",
      size: "S",
    });
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({
      code: "out_of_stock",
      message: "Linen Office Kurti is out of stock",
    });
  });

  it("removes a line, and does so a second time without complaint", async () => {
    const person = await api().register();
    await add(person, saree);
    await add(person, cotton);
    const token = person.accessToken;
    await api().send(endpoints.cart.remove, { token, body: saree });
    await api().send(endpoints.cart.remove, { token, body: saree });
    expect((await read(person)).items).toMatchObject([{ skuId: cotton.skuId }]);
  });

  it("belongs to one person", async () => {
    const [owner, stranger] = [await api().register(), await api().register()];
    await add(owner, saree);
    const before = await snapshot(api().database);
    expect((await read(stranger)).items).toEqual([]);
    expect((await change(stranger, saree, "increase")).status).toBe(404);
    await api().send(endpoints.cart.remove, { token: stranger.accessToken, body: saree });
    expect(await snapshot(api().database)).toBe(before);
  });

  it.each([
    ["no product", { itemId: undefined }, 400, "Product ID is required"],
    ["no size", { size: undefined }, 400, "Please select a size"],
    ["no variant", { skuId: "" }, 400, "Unable to find product variant. Please try again."],
    ["an unknown variant", { skuId: "TK-X" }, 404, "Unable to find product variant."],
    ["another product's variant", { itemId: "cotton-one" }, 404, "Unable to find product variant."],
    ["another size", { size: "XL" }, 404, "Unable to find product variant."],
    ["another colour", { color: "Deep Blue" }, 404, "Unable to find product variant."],
    ["no pieces", { quantity: 0 }, 400, ""],
    ["too many pieces", { quantity: 101 }, 400, ""],
    ["pieces in words", { quantity: "two" }, 400, ""],
  ])("refuses %s", async (_, wrong, status, message) => {
    const person = await api().register();
    const before = await snapshot(api().database);
    const reply = await add(person, { ...saree, ...wrong });
    expect(reply.status).toBe(status);
    expect(reply.body.success).toBe(false);
    expect(reply.body.message).toContain(message);
    expect(await snapshot(api().database)).toBe(before);
  });
});
