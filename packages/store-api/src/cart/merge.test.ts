import { endpoints, MAX_GUEST_LINES } from "@taanka/api-client/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DATABASES, type Person, snapshot, useTestApi } from "../testing/api.js";
import { cotton, fillCart, saree } from "../testing/shopper.js";

const soldOut = {
  itemId: "kurti-two",
  skuId: "TK-KURTI-TWO-BLUE-S",
  size: "S",
  color: "default",
};
const gone = { ...saree, skuId: "TK-X" };

describe.each(DATABASES)("a visitor's cart on %s", (kind) => {
  const api = useTestApi(kind);
  const read = ({ accessToken }: Person) => api().send(endpoints.cart.read, { token: accessToken });
  const preview = (lines: object[]) => api().send(endpoints.cart.preview, { body: { lines } });
  const merge = ({ accessToken }: Person, lines: object[]) =>
    api().send(endpoints.cart.merge, { token: accessToken, body: { lines } });

  it("is shown to anybody with today's prices and what can be had, without what is gone", async () => {
    const before = await snapshot(api().database);
    const { items } = await preview([
      { ...cotton, quantity: 7 },
      { ...gone, quantity: 1 },
      { ...soldOut, quantity: 1 },
      { ...saree, quantity: 2, price: 1 },
    ]);
    expect(items).toMatchObject([
      { skuId: cotton.skuId, quantity: 7, maxQuantity: 3, itemId: { discountedPrice: 950 } },
      { skuId: soldOut.skuId, quantity: 1, maxQuantity: 0 },
      { skuId: saree.skuId, quantity: 2, maxQuantity: 10, itemId: { discountedPrice: 2799 } },
    ]);
    expect(await preview([])).toEqual({ items: [] });
    expect(await snapshot(api().database)).toBe(before);
  });

  it("is taken over by the cart's rules, and says what was not", async () => {
    const person = await api().register();
    const { unmerged } = await merge(person, [
      { ...saree, quantity: 11 },
      { ...cotton, quantity: 2 },
      { ...soldOut, quantity: 1 },
      { ...gone, quantity: 1 },
    ]);
    expect(unmerged).toEqual([
      {
        ...{ itemId: saree.itemId, skuId: saree.skuId, name: "Temple Silk Saree" },
        ...{ wanted: 11, held: 10, reason: "limited" },
      },
      {
        ...{ itemId: soldOut.itemId, skuId: soldOut.skuId, name: "Linen Office Kurti" },
        ...{ wanted: 1, held: 0, reason: "sold_out" },
      },
      {
        ...{ itemId: gone.itemId, skuId: gone.skuId, name: "" },
        ...{ wanted: 1, held: 0, reason: "missing" },
      },
    ]);
    const { items } = await read(person);
    expect(items.map(({ skuId, quantity }) => [skuId, quantity]).sort()).toEqual([
      [cotton.skuId, 2],
      [saree.skuId, 10],
    ]);
  });

  it("never takes anything out of the cart, and acts once however often it is sent", async () => {
    const line = fc.record({
      choice: fc.constantFrom(saree, cotton, soldOut, gone),
      quantity: fc.integer({ min: 1, max: 100 }),
    });
    const lines = fc
      .uniqueArray(line, { selector: ({ choice }) => choice.skuId })
      .map((chosen) => chosen.map(({ choice, quantity }) => ({ ...choice, quantity })));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 10 }), lines, async (held, guest) => {
        const person = await api().register();
        if (held > 0) await merge(person, [{ ...saree, quantity: held }]);
        const answers = await Promise.all([merge(person, guest), merge(person, guest)]);
        const once = (await read(person)).items;
        answers.push(await merge(person, guest));
        expect((await read(person)).items).toEqual(once);
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
        const sarees = once.find(({ skuId }) => skuId === saree.skuId)?.quantity ?? 0;
        const wanted = guest.find(({ skuId }) => skuId === saree.skuId)?.quantity ?? 0;
        expect(sarees).toBe(Math.max(held, Math.min(wanted, 10)));
      }),
      { numRuns: 15 },
    );
  });

  it("keeps its order, behind what the cart had", async () => {
    const had = { ...saree, skuId: "TK-SILK-ONE-RED-M", size: "M" };
    const ofOrder = async (...lines: { skuId: string }[]) => {
      const person = await api().register();
      await merge(person, [{ ...had, quantity: 1 }]);
      await merge(person, lines);
      return (await read(person)).items.map(({ skuId }) => skuId);
    };
    const [one, other] = [
      { ...saree, quantity: 1 },
      { ...cotton, quantity: 1 },
    ];
    expect(await ofOrder(one, other)).toEqual([had.skuId, saree.skuId, cotton.skuId]);
    expect(await ofOrder(other, one)).toEqual([had.skuId, cotton.skuId, saree.skuId]);
  });

  it("takes no more lines than a cart holds", async () => {
    const person = await api().register();
    const emptyShelves = await fillCart(api(), person, 99);
    const { unmerged } = await merge(person, [
      { ...saree, quantity: 1 },
      { ...cotton, quantity: 1 },
    ]);
    expect(unmerged).toMatchObject([{ skuId: cotton.skuId, held: 0, reason: "full" }]);
    await emptyShelves();
  });

  it("is somebody's only when they are signed in, and has an end", async () => {
    const before = await snapshot(api().database);
    const body = { lines: [{ ...saree, quantity: 1 }] };
    expect((await api().call("POST", "/api/usercart/merge", { body })).status).toBe(401);
    const many = { lines: Array.from({ length: MAX_GUEST_LINES + 1 }, () => body.lines[0]) };
    expect((await api().call("POST", "/api/usercart/preview", { body: many })).status).toBe(400);
    expect(await snapshot(api().database)).toBe(before);
  });
});
