import { describe, expect, it } from "vitest";
import { excerpt } from "./excerpt";

describe("excerpt", () => {
  it("leaves a text that is hardly longer", () => {
    expect(excerpt("a".repeat(80), 20)).toBeNull();
  });

  it("cuts between words and drops what hangs at the end", () => {
    const text = `Soft cotton, ${"and it wears well ".repeat(10)}`;
    expect(excerpt(text, 14)).toBe("Soft cotton…");
  });

  it("keeps a word that ends at the limit", () => {
    expect(excerpt(`Soft cotton ${"wears well ".repeat(10)}`, 11)).toBe("Soft cotton…");
  });

  it("cuts a word that is longer than the limit", () => {
    expect(excerpt("a".repeat(200), 20)).toBe(`${"a".repeat(20)}…`);
  });
});
