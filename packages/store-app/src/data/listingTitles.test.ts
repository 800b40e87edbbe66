import type { ListingKind } from "@taanka/store";
import { describe, expect, it } from "vitest";
import { texts } from "../texts/en";
import { texts as hindi } from "../texts/hi";
import { type ListingTitle, listingTitle } from "./listingTitles";

const id = "one";

describe("a listing", () => {
  it.each<[of: ListingKind, told: ListingTitle, title: string, subtitle: string]>([
    [{ kind: "all" }, {}, "All Products", "Discover our collection"],
    [{ kind: "category", id }, { title: "Sarees" }, "Sarees", "Browse our collection"],
    [{ kind: "category", id }, { title: "Sarees", subtitle: "Cloth" }, "Sarees", "Cloth"],
    [{ kind: "subcategory", id }, { title: "Silk" }, "Silk", "Browse our collection"],
    [{ kind: "brand", id }, { title: "Neemghat" }, "Neemghat", "Products from Neemghat"],
    [{ kind: "campaign", id }, {}, "Campaign", "Special offers"],
    [{ kind: "campaign", id }, { title: "Monsoon", subtitle: "Rain" }, "Monsoon", "Rain"],
    [{ kind: "section", id }, { title: "Turn Heads", subtitle: "Now" }, "Turn Heads", "Now"],
    [
      { kind: "search", query: "red" },
      {},
      'Search Results for "red"',
      "Find what you're looking for",
    ],
  ])("%j that tells %j is called %s, %s", (of, told, title, subtitle) => {
    expect(listingTitle(of, told, texts)).toEqual({ title, subtitle });
  });

  it("has the name that the menus know while its own is late", () => {
    const late = listingTitle({ kind: "category", id }, {}, texts, "Sarees");
    expect(late.title).toBe("Sarees");
  });

  it("is called in Hindi what the shop has Hindi words for, whoever told it", () => {
    const of = { kind: "category", id } as const;
    expect(listingTitle(of, { title: "Sarees", subtitle: "By Nira" }, hindi)).toEqual({
      title: "साड़ियाँ",
      subtitle: "By Nira",
    });
    expect(listingTitle(of, {}, hindi, "Sarees").title).toBe("साड़ियाँ");
  });
});
