import type { Card } from "@taanka/store";
import { describe, expect, it } from "vitest";
import { cardsOf, tabsOf, withTabs } from "./everyday";

const card = (id: string, subcategory?: string): Card => ({
  id,
  name: id,
  price: 1,
  mrp: 1,
  subcategory,
});

const cards = [card("a", "Silk"), card("b", "Cotton"), card("c", "Silk"), card("d", "Silk")];

it("tabsOf names each subcategory once, in order", () => {
  expect(tabsOf([...cards, card("e")])).toEqual(["Silk", "Cotton"]);
});

describe("withTabs", () => {
  it("sorts products by their categories where none has a subcategory", () => {
    const plain = [{ ...card("a"), category: "Sarees" }, card("b"), card("c")];
    const sorted = withTabs(plain, "General");
    expect(tabsOf(sorted)).toEqual(["Sarees", "General"]);
    expect(
      cardsOf(sorted, "General")
        .map(({ card: { id } }) => id)
        .slice(0, 2),
    ).toEqual(["b", "c"]);
  });

  it("sorts products without a subcategory by their categories where others have one", () => {
    const plain = { ...card("e"), category: "Sarees" };
    expect(tabsOf(withTabs([...cards, plain], "General"))).toEqual(["Silk", "Cotton", "Sarees"]);
  });

  it("leaves products as they are where some have one", () => {
    expect(withTabs([...cards, card("e")], "General")).toEqual([...cards, card("e")]);
  });
});

describe("cardsOf", () => {
  it("shows three products as they are", () => {
    expect(cardsOf(cards, "Silk").map(({ card: { id } }) => id)).toEqual(["a", "c", "d"]);
  });

  it.each([
    ["one", [card("a", "X")], 6],
    ["two", [card("a", "X"), card("b", "X")], 6],
    ["no", [], 0],
  ])("repeats %s product(s) to about six cards with keys of their own", (_name, few, count) => {
    const placed = cardsOf(few, "X");
    expect(placed).toHaveLength(count);
    expect(new Set(placed.map(({ key }) => key)).size).toBe(count);
  });
});
