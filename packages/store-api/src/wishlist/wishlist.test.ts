import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, type Person, snapshot, useTestApi } from "../testing/api.js";

describe.each(DATABASES)("the wishlist on %s", (kind) => {
  const api = useTestApi(kind);
  const read = async ({ accessToken }: Person) =>
    (await api().send(endpoints.wishlist.read, { token: accessToken })).items;
  const add = ({ accessToken }: Person, body: unknown) =>
    api().call("POST", "/api/userwishlist/create", { token: accessToken, body });
  const remove = ({ accessToken }: Person, body: unknown) =>
    api().call("PUT", "/api/userwishlist/remove", { token: accessToken, body });

  it("keeps a product once for each colour, newest first", async () => {
    const person = await api().register();
    expect((await add(person, { itemId: "silk-one", color: "Deep Red" })).status).toBe(200);
    api().wait(1000);
    await add(person, { itemId: "silk-one", color: "blue" });
    await add(person, { itemId: "silk-one", color: "Deep Red" });
    expect(await read(person)).toMatchObject([
      { color: "Deep Blue", url: "/api/images/silk-one/blue-front" },
      {
        color: "Deep Red",
        url: "/api/images/silk-one/red-front",
        itemId: {
          _id: "silk-one",
          name: "Temple Silk Saree",
          category: "Sarees",
          MRP: 3499,
          discountedPrice: 2799,
          discountPercentage: 20,
          userAverageRating: 4.5,
        },
      },
    ]);
    const families = (await read(person)).map(({ itemId }) =>
      itemId.filters?.filter(({ key }) => key === "Color").map(({ value }) => value),
    );
    expect(families).toEqual([["Blue"], ["Red"]]);
  });

  it("keeps an entry without a chosen colour as default", async () => {
    const person = await api().register();
    await add(person, { itemId: "cotton-one" });
    expect(await read(person)).toMatchObject([{ color: "default" }]);
    await remove(person, { itemId: "cotton-one", color: "default" });
    expect(await read(person)).toEqual([]);
  });

  it("says what it contains, and is cleared as a whole", async () => {
    const person = await api().register();
    const { accessToken: token } = person;
    const contains = async (itemId: string, color: string) => {
      const query = { itemId, color };
      return (await api().send(endpoints.wishlist.contains, { token, query })).isWishlisted;
    };
    await add(person, { itemId: "silk-one", color: "Deep Red" });
    await add(person, { itemId: "cotton-one" });
    expect(await contains("silk-one", "red")).toBe(true);
    expect(await contains("silk-one", "Deep Blue")).toBe(false);
    expect(await contains("cotton-one", "default")).toBe(true);
    const unknown = await api().call("GET", "/api/userwishlist/contains?itemId=nothing", { token });
    expect(unknown.status).toBe(404);
    const none = await api().call("GET", "/api/userwishlist/contains", { token });
    expect([none.status, none.body.message]).toEqual([400, "Product ID is required"]);
    await api().send(endpoints.wishlist.clear, { token });
    expect(await read(person)).toEqual([]);
    expect(await contains("silk-one", "red")).toBe(false);
  });

  it("removes the entry of that colour only, and does so a second time without complaint", async () => {
    const person = await api().register();
    await add(person, { itemId: "silk-one", color: "Deep Red" });
    await add(person, { itemId: "silk-one", color: "Deep Blue" });
    const entry = { itemId: "silk-one", color: "Deep Red" };
    expect((await remove(person, entry)).status).toBe(200);
    expect((await remove(person, entry)).status).toBe(200);
    expect(await read(person)).toMatchObject([{ color: "Deep Blue" }]);
  });

  it("lets go of an entry whose colour the shop no longer has", async () => {
    const person = await api().register();
    const { accessToken: token } = person;
    const entry = { itemId: "silk-one", color: "Deep Red" };
    await add(person, entry);
    const colors = () => api().database.db.updateTable("colors").where("item_id", "=", "silk-one");
    await colors().set({ name: "Ruby" }).where("name", "=", "Deep Red").execute();
    try {
      expect(await read(person)).toMatchObject([{ color: "Deep Red" }]);
      const query = entry;
      const contains = () => api().send(endpoints.wishlist.contains, { token, query });
      expect(await contains()).toEqual({ isWishlisted: true });
      expect((await remove(person, entry)).status).toBe(200);
      expect(await read(person)).toEqual([]);
      expect(await contains()).toEqual({ isWishlisted: false });
      expect((await add(person, entry)).status).toBe(404);
    } finally {
      await colors().set({ name: "Deep Red" }).where("name", "=", "Ruby").execute();
    }
  });

  it("belongs to one person", async () => {
    const [owner, stranger] = [await api().register(), await api().register()];
    const entry = { itemId: "silk-one", color: "Deep Red" };
    await add(owner, entry);
    const before = await snapshot(api().database);
    expect(await read(stranger)).toEqual([]);
    await remove(stranger, entry);
    expect(await snapshot(api().database)).toBe(before);
  });

  it.each([
    ["no product", {}, 400],
    ["an id that is a number", { itemId: 5 }, 400],
    ["a list", [], 400],
    ["an unknown product", { itemId: "nothing" }, 404],
    ["a colour it does not come in", { itemId: "silk-one", color: "Pink" }, 404],
    ["a long colour", { itemId: "silk-one", color: "x".repeat(61) }, 400],
  ])("refuses %s", async (_, body, status) => {
    const person = await api().register();
    const before = await snapshot(api().database);
    const reply = await add(person, body);
    expect(reply.status).toBe(status);
    expect(reply.body.success).toBe(false);
    expect(await snapshot(api().database)).toBe(before);
  });
});
