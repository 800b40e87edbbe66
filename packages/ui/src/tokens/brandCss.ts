import type { Brand } from "./brands";
import { propertyName, tokenPaths } from "./propertyName";
import type { ThemeTokens } from "./shape";

/** Custom properties of the contract with their values. */
export type BrandProperties = Record<`--taanka-${string}`, string>;

type Mode = "light" | "dark";

/** A brand's tokens as one mode has them, in the contract's groups. */
export function modeOf(brand: Brand, mode: Mode): ThemeTokens {
  return { ...brand.shared, ...brand[mode] };
}

/** A token's value, by the group and name that `tokenPaths` lists. */
export function valueAt(tokens: ThemeTokens, group: keyof ThemeTokens, name: string): string {
  return (tokens[group] as Record<string, string>)[name] ?? "";
}

/** Every custom property of one mode of a brand. */
export function brandProperties(brand: Brand, mode: Mode): BrandProperties {
  const tokens = modeOf(brand, mode);
  return Object.fromEntries(
    tokenPaths.map(([group, name]) => [
      `--${propertyName([group, name])}`,
      valueAt(tokens, group, name),
    ]),
  );
}

function block(selector: string, declarations: Array<[string, string]>, indent = ""): string {
  const lines = declarations.map(([property, value]) => `${indent}  ${property}: ${value};`);
  return `${indent}${selector} {\n${lines.join("\n")}\n${indent}}`;
}

/**
 * A brand as a style sheet for `[data-taanka-brand="<name>"]`: the light mode with everything that
 * both share, then what the dark mode has otherwise, for `data-taanka-mode="dark"` and for
 * `"system"` where the device asks for dark.
 */
export function brandCss(brand: Brand): string {
  const element = `[data-taanka-brand="${brand.name}"]`;
  const light = brandProperties(brand, "light");
  const dark = Object.entries(brandProperties(brand, "dark")).filter(
    ([property, value]) => light[property as keyof BrandProperties] !== value,
  );
  const inDark: Array<[string, string]> = [["color-scheme", "dark"], ...dark];
  return `${[
    block(element, [["color-scheme", "light"], ...Object.entries(light)]),
    block(`${element}[data-taanka-mode="dark"]`, inDark),
    `@media (prefers-color-scheme: dark) {\n${block(
      `${element}[data-taanka-mode="system"]`,
      inDark,
      "  ",
    )}\n}`,
  ].join("\n\n")}\n`;
}
