import { describe, expect, it } from "vitest";
import { createBrand, kora, neel, taanka, toDesignTokens } from "../../tokens";
import { brandCode, describeBrand, importBrand, seedsOf } from "./brandDraft";

const brands = [taanka, neel, kora];

describe("describeBrand", () => {
  it.each(brands)("makes $name again, to the letter", (brand) => {
    expect(createBrand(describeBrand(brand)).tokens).toEqual(brand);
  });
});

describe("importBrand", () => {
  it.each(brands)("reads back the style sheet of $name", (brand) => {
    const start = describeBrand(brand === taanka ? neel : taanka);
    const again = importBrand(createBrand(describeBrand(brand)).css, start);
    expect(createBrand(again).tokens).toEqual(brand);
  });

  it("reads both design-tokens documents, each into its mode", () => {
    const text = (mode: "light" | "dark") => JSON.stringify(toDesignTokens(kora, mode));
    const light = importBrand(text("light"), describeBrand(neel));
    expect(createBrand(light).tokens.dark.color).toEqual(neel.dark.color);
    const both = createBrand(importBrand(text("dark"), light));
    expect(both.problems).toEqual([]);
    expect(both.tokens.dark.color.surface).toBe(kora.dark.color.surface.toLowerCase());
    expect(both.tokens.shared.radius).toEqual(kora.shared.radius);
  });

  it("takes part of a brand and keeps the rest", () => {
    const css = '[data-taanka-brand="mogra"] { --taanka-color-accent: #2f5d50; }';
    const draft = importBrand(css, describeBrand(taanka));
    expect(draft).toMatchObject({ name: "mogra", light: { accent: "#2f5d50", ink: "#231820" } });
  });

  it.each([
    ["", "Paste a style sheet"],
    ["h1 { color: red }", "no --taanka- property"],
    ["a { --taanka-color-glow: red }", "--taanka-color-glow is no token"],
    ["{", "JSON"],
  ])("refuses %j with a sentence", (text, sentence) => {
    expect(() => importBrand(text, describeBrand(taanka))).toThrow(sentence);
  });
});

describe("brandCode", () => {
  it("is code that makes the brand", () => {
    const draft = { ...describeBrand(neel), name: "blue-moon" };
    const code = brandCode({ ...draft, light: seedsOf(draft.light) });
    expect(code).toContain("export const blueMoon = createBrand({\n  ");
    expect(code).toContain('    surface: "#F5F7FC",\n    ink: "#13162B",\n');
    const body = code.slice(code.indexOf("createBrand({") + "createBrand(".length, -3);
    const made = createBrand(new Function(`return ${body}`)());
    expect(made.tokens.shared).toEqual(neel.shared);
  });
});
