import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import type { Card } from "./card";
import { navigationQuery } from "./categories";
import { listedItem } from "./items";
import { listingQuery } from "./listing";

const card: Card = {
  id: "a",
  name: "Saree",
  price: 900,
  mrp: 1000,
  discount: 10,
  category: "Sarees",
};

describe("a product that a list has shown", () => {
  it("is known from any of the lists by what its card told", () => {
    const client = new QueryClient();
    client.setQueryData(listingQuery({ of: { kind: "all" } }).queryKey, { cards: [], total: 0 });
    const other = listingQuery({ of: { kind: "category", id: "sarees" } });
    client.setQueryData(navigationQuery().queryKey, [
      { id: "s", name: "Sarees", subcategories: [] },
    ]);
    client.setQueryData(other.queryKey, { cards: [card], total: 1 });
    expect(listedItem(client, "a")).toMatchObject({
      _id: "a",
      name: "Saree",
      MRP: 1000,
      discountedPrice: 900,
      discountPercentage: 10,
      categoryId: { _id: "s", name: "Sarees" },
    });
  });

  it("begins with the card of the colour that it is opened in", () => {
    const client = new QueryClient();
    const lists = ["usual", "blue"].map((id) => listingQuery({ of: { kind: "section", id } }));
    const cards = [card, { ...card, image: "/blue", shownColor: "Blue" }];
    for (const [at, { queryKey }] of lists.entries())
      client.setQueryData(queryKey, { cards: cards.slice(at, at + 1), total: 1 });
    expect(listedItem(client, "a", "Blue")?.image).toBe("/blue");
    expect(listedItem(client, "a")?.image).toBe("");
    expect(listedItem(client, "a", "Green")).toBeDefined();
  });

  it("is unknown while no list has it, also when a list is still on its way", () => {
    const client = new QueryClient();
    const { queryKey } = listingQuery({ of: { kind: "all" } });
    client.getQueryCache().build(client, { queryKey });
    expect(listedItem(client, "a")).toBeUndefined();
  });
});
