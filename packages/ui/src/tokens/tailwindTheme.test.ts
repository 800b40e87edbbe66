import { readFileSync } from "node:fs";
import path from "node:path";
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
    ["font-semibold", "font-weight: var(--taanka-weight-semibold, 600)"],
    ["text-5xl", "font-size: var(--taanka-text-size-5xl, 3rem)"],
    ["tracking-eyebrow", "letter-spacing: var(--taanka-tracking-eyebrow)"],
    ["leading-heading", "line-height: var(--taanka-leading-heading)"],
    ["rounded-full", "border-radius: var(--taanka-radius-full, calc(infinity * 1px))"],
    ["rounded-card", "border-radius: var(--taanka-radius-card)"],
    ["ease-out", "var(--taanka-easing-out, cubic-bezier(0, 0, 0.2, 1))"],
    ["leading-tight", "line-height: var(--taanka-leading-tight, 1.25)"],
    ["shadow-float", "var(--taanka-shadow-float)"],
  ])("makes %s say the token", async (utility, declaration) => {
    expect(await built(utility)).toContain(declaration);
  });

  it("has a variant for the mode, as the guide writes it", async () => {
    const guide = readFileSync(
      path.resolve(import.meta.dirname, "../../../../docs/guides/design-tools.md"),
      "utf8",
    );
    const [variant = ""] = /^@custom-variant dark \{[\s\S]*?^\}/m.exec(guide) ?? [];
    const { build } = await compile(`${variant}\n@tailwind utilities;`);
    const css = build(["dark:underline"]);
    expect(css).toMatch(/underline:where\(\[data-taanka-mode="dark"\], [^{]+\{\s*text-decoration/);
    expect(css).toMatch(/scheme: dark\) \{\s*\S+:where\(\[data-taanka-mode="system"\], /);
  });

  it("has each token of its groups once", () => {
    const names = tailwindTheme(tokenPaths, propertyName).match(/^ {2}--[\w-]+(?=:)/gm) ?? [];
    expect(names.length).toBeGreaterThan(50);
    expect(new Set(names).size).toBe(names.length);
  });
});
