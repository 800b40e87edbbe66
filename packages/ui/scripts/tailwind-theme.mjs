import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Tailwind's namespace for each group of the contract; spacing is the same scale, and durations have none. */
const namespaces = {
  color: "color",
  font: "font",
  weight: "font-weight",
  tracking: "tracking",
  leading: "leading",
  radius: "radius",
  shadow: "shadow",
  easing: "ease",
  textSize: "text",
};

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What Tailwind's own theme says, by the name of the variable. */
function tailwindDefaults() {
  const file = createRequire(import.meta.url).resolve("tailwindcss/theme.css");
  const said = readFileSync(file, "utf8").matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm);
  const values = [...said].map(([, name, value]) => [name, value.replace(/\s+/g, " ")]);
  // `rounded-full` is Tailwind's without a variable.
  return new Map([...values, ["--radius-full", "calc(infinity * 1px)"]]);
}

/**
 * The tokens as a theme of Tailwind 4. Its values are the kit's custom properties, so that utilities
 * follow the brand and the mode of the element they are on. Where no brand is around it, in a part of
 * the page that was there before the kit, a utility means what Tailwind says.
 */
export function tailwindTheme(tokenPaths, propertyName) {
  const defaults = tailwindDefaults();
  const lines = tokenPaths.flatMap(([group, name]) => {
    const namespace = namespaces[group];
    if (!namespace) return [];
    const variable = `--${namespace}-${kebab(name)}`;
    const usual = defaults.get(variable);
    return [`  ${variable}: var(--${propertyName([group, name])}${usual ? `, ${usual}` : ""});`];
  });
  return `@theme inline {\n${lines.join("\n")}\n}\n`;
}
