import { compile } from "tailwindcss";
import { describe, expect, it } from "vitest";
import { tailwindTheme } from "../../scripts/tailwind-theme.mjs";
import { propertyName, tokenPaths } from "./propertyName";

const built = async (...utilities: string[]) => {
  const theme = tailwindTheme(tokenPaths, propertyName);
  const { build } = await compile(`${theme}\n@tailwind utilities;`);
  return build(utilities);
};

describe("the theme for Tailwind 4", () => {
  it.each([
    ["bg-accent-soft", "background-color: var(--taanka-color-accent-soft)"],
    ["text-ink", "color: var(--taanka-color-ink)"],
    ["font-display", "font-family: var(--taanka-font-display)"],
    ["font-semibold", "font-weight: var(--taanka-weight-semibold)"],
    ["text-5xl", "font-size: var(--taanka-text-size-5xl)"],
    ["tracking-eyebrow", "letter-spacing: var(--taanka-tracking-eyebrow)"],
    ["leading-heading", "line-height: var(--taanka-leading-heading)"],
    ["rounded-card", "border-radius: var(--taanka-radius-card)"],
    ["ease-out", "var(--taanka-easing-out)"],
    ["shadow-float", "var(--taanka-shadow-float)"],
  ])("makes %s say the token", async (utility, declaration) => {
    expect(await built(utility)).toContain(declaration);
  });

  it("has each token of its groups once", () => {
    const names = tailwindTheme(tokenPaths, propertyName).match(/^ {2}--[\w-]+(?=:)/gm) ?? [];
    expect(names.length).toBeGreaterThan(50);
    expect(new Set(names).size).toBe(names.length);
  });
});
