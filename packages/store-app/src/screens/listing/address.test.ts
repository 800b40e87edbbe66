import { sortOrders } from "@taanka/api-client/contract";
import { sortOf, withSort } from "@taanka/store";
import { matchPage } from "@taanka/store/react-router";
import { describe, expect, it } from "vitest";
import { routes } from "../../routes";
import { canonicalOf, listingOf } from "./address";

const kindAt = (address: string) => {
  const { pathname, search } = new URL(address, "http://shop.invalid");
  return listingOf(matchPage(routes, { pathname, search }).address);
};

describe("listingOf", () => {
  it.each([
    ["/view-all", { kind: "all" }],
    ["/view-all/TurnHeads", { kind: "section", id: "TurnHeads" }],
    ["/view-all/category/sarees", { kind: "category", id: "sarees" }],
    ["/category/sarees", { kind: "category", id: "sarees" }],
    ["/subcategory/silk-sarees", { kind: "subcategory", id: "silk-sarees" }],
    ["/view-all/brand/nira", { kind: "brand", id: "nira" }],
    ["/view-all/campaign/wedding", { kind: "campaign", id: "wedding" }],
    ["/view-all/search?q=%20silk%20saree%20", { kind: "search", query: "silk saree" }],
    ["/view-all/search?q=%20", { kind: "all" }],
    ["/mostly-bought", { kind: "section", id: "MostBought" }],
    ["/mostlybought", { kind: "section", id: "MostBought" }],
  ])("%s", (address, expected) => {
    expect(kindAt(address)).toEqual(expected);
  });
});

describe("canonicalOf", () => {
  it("is the same for both paths of a category", () => {
    expect(canonicalOf({ kind: "category", id: "sarees" })).toBe("/category/sarees");
  });

  it("leads back to the same listing", () => {
    for (const of of [
      { kind: "all" },
      { kind: "section", id: "MostBought" },
      { kind: "subcategory", id: "silk sarees" },
      { kind: "brand", id: "nira" },
      { kind: "campaign", id: "wedding" },
    ] as const) {
      expect(kindAt(canonicalOf(of) ?? "")).toEqual(of);
    }
  });

  it("names no address for a search", () => {
    expect(canonicalOf({ kind: "search", query: "x" })).toBeUndefined();
  });
});

describe("an order that was chosen", () => {
  it.each(sortOrders)("stays in the address and is asked for: %s", (order) => {
    const chosen = withSort(new URLSearchParams("filter=Color:Red&page=3"), order);
    expect(`${chosen}`).toBe(`filter=Color%3ARed&sort=${order}`);
    expect(sortOf(chosen)).toBe(order);
  });

  it("is none where the address names none, or one that there is not", () => {
    expect(sortOf(withSort(new URLSearchParams("sort=popularity"), ""))).toBeUndefined();
    expect(sortOf(new URLSearchParams("sort=toString"))).toBeUndefined();
  });
});
