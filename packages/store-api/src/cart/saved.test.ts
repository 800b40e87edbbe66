import { endpoints, MAX_GUEST_LINES } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, type Person, snapshot, useTestApi } from "../testing/api.js";
import { cotton, saree } from "../testing/shopper.js";

const soldOut = { itemId: "kurti-two", skuId: "TK-KURTI-TWO-BLUE-S", size: "S" };

const paths = { create: "/api/usercart/saved/create", move: "/api/usercart/saved/move" };

describe.each(DATABASES)("what is saved for later on %s", (kind) => {
  const api = useTestApi(kind);
  const add = ({ accessToken: token }: Person, body: object) =>
    api().send(endpoints.cart.add, { token, body });
  const pieces = async ({ accessToken: token }: Person) => {
    const held = await api().send(endpoints.cart.read, { token });
    const saved = await api().send(endpoints.cart.saved, { token });
    const tell = ({ items }: typeof held) => items.map((line) => [line.skuId, line.quantity]);
    return { cart: tell(held), saved: tell(saved) };
  };
  const post = ({ accessToken: token }: Person, what: keyof typeof paths, body: unknown) =>
    api().call("POST", paths[what], { token, body });
  const merge = ({ accessToken: token }: Person, lines: object[]) =>
    api().send(endpoints.cart.mergeSaved, { token, body: { lines } });

  it("leaves the cart, shows today's price and stock, and comes back; each acts once", async () => {
    const person = await api().register();
    await add(person, { ...saree, quantity: 2 });
    await add(person, cotton);
    for (let sent = 0; sent < 2; sent++) {
      expect((await post(person, "create", saree)).status).toBe(200);
      expect(await pieces(person)).toEqual({
        cart: [[cotton.skuId, 1]],
        saved: [[saree.skuId, 2]],
      });
    }
    const { items } = await api().send(endpoints.cart.saved, { token: person.accessToken });
    expect(items).toMatchObject([
      { size: "S", color: "Deep Red", maxQuantity: 10, itemId: { discountedPrice: 2799 } },
    ]);
    const back = await Promise.all([post(person, "move", saree), post(person, "move", saree)]);
    expect(back.map(({ status }) => status).sort()).toEqual([200, 404]);
    const { cart, saved } = await pieces(person);
    expect([cart.sort(), saved]).toEqual([
      [
        [cotton.skuId, 1],
        [saree.skuId, 2],
      ],
      [],
    ]);
  });

  it("comes back as far as there is some, on top of what is in the cart", async () => {
    const person = await api().register();
    await merge(person, [{ ...cotton, quantity: 3 }]);
    await add(person, { ...cotton, quantity: 2 });
    const { body } = await post(person, "move", cotton);
    expect(body.data).toEqual({ wanted: 3, moved: 1 });
    expect(await pieces(person)).toEqual({ cart: [[cotton.skuId, 3]], saved: [] });
  });

  it("stays saved where the cart takes none of it, and says why", async () => {
    const person = await api().register();
    await merge(person, [
      { ...soldOut, quantity: 1 },
      { ...saree, quantity: 1 },
    ]);
    await add(person, { ...saree, quantity: 10 });
    const before = await snapshot(api().database);
    const gone = await post(person, "move", soldOut);
    expect([gone.status, gone.body.code, gone.body.message]).toEqual([
      409,
      "out_of_stock",
      "Linen Office Kurti is out of stock",
    ]);
    const full = await post(person, "move", saree);
    expect([full.status, full.body.code]).toEqual([409, "order_limit_reached"]);
    expect(await snapshot(api().database)).toBe(before);
  });

  it("takes over a visitor's, without what the shop does not have, however often", async () => {
    const person = await api().register();
    const lines = [
      { ...saree, quantity: 2 },
      { ...saree, skuId: "TK-X", quantity: 1 },
    ];
    await merge(person, lines);
    await Promise.all([merge(person, lines), merge(person, lines)]);
    expect(await pieces(person)).toEqual({ cart: [], saved: [[saree.skuId, 2]] });
  });

  it("takes over a visitor's in its order, above what was saved", async () => {
    const before = { ...saree, skuId: "TK-SILK-ONE-RED-M", size: "M" };
    const ofOrder = async (...lines: { skuId: string }[]) => {
      const person = await api().register();
      await merge(person, [{ ...before, quantity: 1 }]);
      await merge(person, lines);
      const { items } = await api().send(endpoints.cart.saved, { token: person.accessToken });
      return items.map(({ skuId }) => skuId);
    };
    const [one, other] = [
      { ...saree, quantity: 1 },
      { ...cotton, quantity: 1 },
    ];
    expect(await ofOrder(one, other)).toEqual([saree.skuId, cotton.skuId, before.skuId]);
    expect(await ofOrder(other, one)).toEqual([cotton.skuId, saree.skuId, before.skuId]);
  });

  it("is taken away, and a second time without complaint", async () => {
    const person = await api().register();
    await merge(person, [{ ...saree, quantity: 1 }]);
    for (let sent = 0; sent < 2; sent++) {
      await api().send(endpoints.cart.removeSaved, { token: person.accessToken, body: saree });
    }
    expect(await pieces(person)).toEqual({ cart: [], saved: [] });
  });

  it("belongs to one person, and has an end", async () => {
    const [owner, stranger] = [await api().register(), await api().register()];
    await merge(owner, [{ ...saree, quantity: 1 }]);
    await add(owner, cotton);
    const before = await snapshot(api().database);
    expect(await pieces(stranger)).toEqual({ cart: [], saved: [] });
    expect((await post(stranger, "move", saree)).status).toBe(404);
    expect((await post(stranger, "create", cotton)).status).toBe(404);
    await api().send(endpoints.cart.removeSaved, { token: stranger.accessToken, body: saree });
    const many = Array.from({ length: MAX_GUEST_LINES + 1 }, () => ({ ...saree, quantity: 1 }));
    for (const [method, path, body] of [
      ["GET", "", undefined],
      ["POST", "/create", saree],
      ["POST", "/move", saree],
      ["POST", "/merge", { lines: [] }],
      ["DELETE", "/removeitem", saree],
    ] as const) {
      const reply = await api().call(method, `/api/usercart/saved${path}`, { body });
      expect(reply.status).toBe(401);
    }
    const wrong = await api().call("POST", "/api/usercart/saved/merge", {
      token: owner.accessToken,
      body: { lines: many },
    });
    expect([wrong.status, wrong.body.success]).toEqual([400, false]);
    expect((await post(owner, "create", { ...cotton, size: "XL" })).status).toBe(404);
    expect((await post(owner, "move", { ...saree, skuId: "" })).status).toBe(400);
    expect((await post(owner, "create", { ...cotton, size: 7 })).status).toBe(400);
    expect(await snapshot(api().database)).toBe(before);
  });
});
