import { discountPercent, endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { seedSampleCatalogue } from "../seed/index.js";
import { type TestApi, useTestApi } from "../testing/api.js";

/** The most that a listing's page holds, and fewer than a cart's lines. */
const PAGE = 100;

interface Offer {
  MRP: number;
  discountedPrice?: number | null | undefined;
  discountPercentage?: number | null | undefined;
}

/** What a product is said to cost, in the order of their ids. */
const offersOf = (items: readonly (Offer & { _id: string })[]) =>
  Object.fromEntries(
    [...items]
      .sort((a, b) => a._id.localeCompare(b._id))
      .map(({ _id, MRP, discountedPrice, discountPercentage }) => [
        _id,
        { MRP, discountedPrice, discountPercentage },
      ]),
  );

async function onCards(api: TestApi) {
  const first = await api.send(endpoints.items.list, { body: { limit: PAGE } });
  const pages = Math.ceil(first.totalItems / PAGE);
  const others = Array.from({ length: pages - 1 }, (_, index) =>
    api.send(endpoints.items.list, { body: { limit: PAGE, page: index + 2 } }),
  );
  return [first, ...(await Promise.all(others))].flatMap(({ items }) => items);
}

/** Each product's first size that is to be had, put into the cart and read back, cart by cart. */
async function inCarts(api: TestApi, ids: readonly string[]) {
  const read = async (some: readonly string[]) => {
    const { accessToken: token } = await api.register();
    for (const itemId of some) {
      const [detail] = await api.send(endpoints.itemDetails.ofItem, { params: { itemId } });
      const found = detail?.imagesByColor
        .flatMap(({ color, sizes }) => sizes.map((size) => ({ ...size, color })))
        .find(({ inStock }) => inStock);
      if (!found) throw new Error(`${itemId} is sold out.`);
      const { size, skuId, color } = found;
      await api.send(endpoints.cart.add, {
        token,
        body: { itemId, size, skuId, color, quantity: 1 },
      });
    }
    const { items } = await api.send(endpoints.cart.read, { token });
    return items.map(({ itemId }) => itemId);
  };
  return [...(await read(ids.slice(0, PAGE))), ...(await read(ids.slice(PAGE)))];
}

async function onWishlist(api: TestApi, ids: readonly string[]) {
  const { accessToken: token } = await api.register();
  for (const itemId of ids) {
    await api.send(endpoints.wishlist.add, { token, body: { itemId, color: "default" } });
  }
  const { items } = await api.send(endpoints.wishlist.read, { token });
  return items.map(({ itemId }) => itemId);
}

// The formula is the same on every database: one of them is enough for a hundred products.
describe("the discount of every product of the sample catalogue", () => {
  const api = useTestApi("pglite");

  it("is the same on its card, its page, in the cart and on the wishlist", async () => {
    expect(await seedSampleCatalogue(api().database)).toBe("written");
    await expect.poll(async () => (await onCards(api())).length, { timeout: 8000 }).toBe(108);
    const cards = await onCards(api());
    const expected = offersOf(cards);
    for (const { MRP, discountedPrice, discountPercentage } of cards) {
      expect(discountPercentage).toBe(discountPercent(discountedPrice ?? MRP, MRP));
    }
    expect(cards.filter(({ discountPercentage }) => discountPercentage)).not.toEqual([]);
    const ids = Object.keys(expected);
    const pages = await Promise.all(
      ids.map((id) => api().send(endpoints.items.read, { params: { id } })),
    );
    expect(offersOf(pages)).toEqual(expected);
    expect(offersOf(await inCarts(api(), ids))).toEqual(expected);
    expect(offersOf(await onWishlist(api(), ids))).toEqual(expected);
  });
});
