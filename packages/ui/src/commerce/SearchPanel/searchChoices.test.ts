import { expect, it } from "vitest";
import { choicesOf } from "./SearchSuggestions";

it("tells apart a correction, a suggestion and what they lead to, though they read the same", () => {
  const link = { id: "lehenga", href: "/category/lehengas" };
  const found = {
    correction: "lehenga",
    suggestions: ["lehenga", "lehenga set"],
    categories: [{ ...link, label: "Lehengas" }],
    products: [{ ...link, name: "Lehenga", price: 999 }],
  };
  const choices = choicesOf(found);
  expect(choices).toHaveLength(5);
  expect(new Set(choices).size).toBe(5);
});
