import type { Item } from "@taanka/api-client";
import { describe, expect, it } from "vitest";
import { cardContent, cardLabel, cardSizes, colorName } from "./cards";

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

describe("cardLabel", () => {
  it("names the discount first, then a running campaign, then the section's label", () => {
    const campaign = { isActive: true, name: "The Wedding Edit" };
    expect(cardLabel(item({ campaign }), "POPULAR")).toBe("25% OFF");
    expect(cardLabel(item({ discountPercentage: 0, campaign }), "POPULAR")).toBe(
      "The Wedding Edit",
    );
    expect(cardLabel(item({ discountPercentage: 0 }), "POPULAR")).toBe("POPULAR");
    expect(
      cardLabel(item({ discountPercentage: 0, campaign: { ...campaign, isActive: false } })),
    ).toBeUndefined();
  });
});

describe("cardContent", () => {
  it("escapes the id in the address and falls back as the shop's rules say", () => {
    const card = cardContent(item({ discountedPrice: null }), { sizes: cardSizes.three });
    expect(card).toMatchObject({
      href: "/product/silk%20saree",
      price: 4000,
      category: "General",
      rating: 4.5,
    });
  });

  it("offers the picture in the widths that the API serves", () => {
    const { picture } = cardContent(item(), { sizes: cardSizes.three });
    expect(picture?.srcSet).toContain("/api/images/silk/red-front?w=480 480w");
    expect(picture?.srcSet).not.toContain("1280w");
  });

  it("leaves pictures of other back ends as they are", () => {
    const foreign = "https://cdn.example/a.jpg";
    const { picture } = cardContent(item({ image: foreign }), { sizes: cardSizes.three });
    expect(picture).toMatchObject({ src: foreign });
    expect(picture?.srcSet).toBeUndefined();
  });
});

it("colorName reads an id as words", () => {
  expect(colorName("madder-maroon")).toBe("Madder Maroon");
});
