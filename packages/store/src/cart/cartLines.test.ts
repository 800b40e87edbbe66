import type { Cart, CartLine } from "@taanka/api-client";
import { describe, expect, it } from "vitest";
import { cartLines, chosenLines, piecesOf, totalsOf } from "./cartLines";

const linesOf = (cart: Cart) => cartLines(cart, (id, color) => `/product/${id}?color=${color}`);

const line = (change: Partial<CartLine> = {}, price = 1000): CartLine => ({
  itemId: {
    _id: "saree",
    name: "Saree",
    description: "",
    image: "",
    MRP: 1500,
    discountedPrice: price,
  },
  ...{ quantity: 1, size: "M", color: "red", skuId: "SKU-1" },
  ...change,
});

describe("a line of the cart", () => {
  it("is known by product, colour, size and variant together", () => {
    const [first] = linesOf({ items: [line()] });
    expect(first?.key).toBe("saree|red|M|SKU-1");
    const others: Partial<CartLine>[] = [{ color: "blue" }, { size: "L" }, { skuId: "SKU-2" }];
    const keys = others.map((change) => linesOf({ items: [line(change)] })[0]?.key);
    expect(new Set([first?.key, ...keys]).size).toBe(4);
  });

  it("costs the discounted price, else the MRP", () => {
    expect(linesOf({ items: [line()] })[0]).toMatchObject({ price: 1000, mrp: 1500 });
    const { discountedPrice: _price, ...item } = line().itemId;
    expect(linesOf({ items: [line({ itemId: item })] })[0]).toMatchObject({ price: 1500 });
  });
});

it("counts lines and their pieces, and sums what the pieces cost", () => {
  const lines = linesOf({
    items: [line({ quantity: 2 }), line({ skuId: "SKU-2", quantity: 3 }, 799.5)],
  });
  expect(lines).toHaveLength(2);
  expect(piecesOf(lines)).toBe(5);
  expect(totalsOf(lines, { taxRate: 0.18, shipping: 0 })).toMatchObject({
    mrpTotal: 7500,
    discountedTotal: 4398.5,
  });
});

it("buys neither what is sold out nor what is not chosen", () => {
  const lines = linesOf({
    items: [line(), line({ skuId: "gone", maxQuantity: 0 }), line({ skuId: "later" })],
  });
  const [, , later] = lines;
  expect(chosenLines(lines, [later?.key ?? ""]).map(({ api }) => api.skuId)).toEqual(["SKU-1"]);
});
