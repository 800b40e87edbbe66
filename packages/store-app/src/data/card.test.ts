import type { Item } from "@taanka/api-client";
import { cardContent, cardLabel, cardSizes, toCard, usualColor } from "@taanka/store";
import { describe, expect, it } from "vitest";
import { paths } from "../paths";
import { texts } from "../texts/en";

const item = (change: Partial<Item> = {}): Item => ({
  _id: "silk saree",
  name: "Silk Saree",
  image: "/api/images/silk/red-front",
  images: [],
  MRP: 4000,
  discountedPrice: 3000,
  discountPercentage: 25,
  filters: [],
  isItemDetail: false,
  colors: [],
  reviewCount: 0,
  ...change,
});

const words = texts;
const content = (change?: Partial<Item>) =>
  cardContent(toCard(item(change)), words, { sizes: cardSizes.three }, paths.product);

describe("cardLabel", () => {
  const label = (change: Partial<Item>) => cardLabel(toCard(item(change)), words, "POPULAR");

  it("names the discount first, then a running campaign, then the section's label", () => {
    const campaign = { isActive: true, name: "The Wedding Edit" };
    expect(label({ campaign })).toBe("25% OFF");
    expect(label({ discountPercentage: 0, campaign })).toBe("The Wedding Edit");
    expect(label({ discountPercentage: 0 })).toBe("POPULAR");
    expect(label({ discountPercentage: 0, campaign: { ...campaign, isActive: false } })).toBe(
      "POPULAR",
    );
  });
});

describe("toCard", () => {
  it("keeps nothing that no card shows", () => {
    const facts = { filters: [{ key: "Brand", value: "Nira" }], reviewCount: 7 };
    const travelling = JSON.stringify(toCard(item(facts)));
    expect(travelling).not.toContain("Nira");
    expect(travelling).not.toContain("null");
  });

  it("asks for the colour only where there are several and none is the usual one", () => {
    expect(toCard(item({ isItemDetail: true })).colorUnknown).toBe(true);
    expect(toCard(item({ isItemDetail: true, defaultColor: "red" })).colorUnknown).toBeUndefined();
    expect(toCard(item()).colorUnknown).toBeUndefined();
  });
});

describe("usualColor", () => {
  const colors = ["red", "blue"].map((color) => ({ color, hexCode: "#000000" }));
  const usual = (change: Partial<Item>) =>
    usualColor(toCard(item({ isItemDetail: true, ...change })));

  it("is the product's own, whichever of its colours that is, and travels once", () => {
    expect(usual({ colors, defaultColor: "red" })).toBe("red");
    expect(usual({ colors, defaultColor: "blue" })).toBe("blue");
    expect(usual({ defaultColor: "red" })).toBe("red");
    expect(toCard(item({ colors, defaultColor: "red" })).defaultColor).toBeUndefined();
  });

  it("is none where it has to be asked", () => {
    expect(usual({ colors })).toBeUndefined();
    expect(usual({})).toBeUndefined();
  });
});

describe("cardContent", () => {
  it("escapes the id in the address and falls back as the shop's rules say", () => {
    expect(content({ discountedPrice: null })).toMatchObject({
      href: "/product/silk%20saree",
      price: 4000,
      category: "General",
      rating: 4.5,
    });
  });

  it("leads to the colour that its picture shows", () => {
    expect(content({ shownColor: "Deep Blue" }).href).toBe("/product/silk%20saree?color=Deep+Blue");
  });

  it("offers the picture in the widths that the API serves", () => {
    const { picture } = content();
    expect(picture?.srcSet).toContain("/api/images/silk/red-front?w=480 480w");
    expect(picture?.srcSet).not.toContain("1280w");
  });

  it("leaves pictures of other back ends as they are", () => {
    const foreign = "https://cdn.example/a.jpg";
    const { picture } = content({ image: foreign });
    expect(picture).toMatchObject({ src: foreign });
    expect(picture?.srcSet).toBeUndefined();
  });
});
