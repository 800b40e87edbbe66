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

/**
 * The tokens as a theme of Tailwind 4. Its values are the kit's custom properties, so that utilities
 * follow the brand and the mode of the element they are on.
 */
export function tailwindTheme(tokenPaths, propertyName) {
  const lines = tokenPaths.flatMap(([group, name]) => {
    const namespace = namespaces[group];
    return namespace
      ? [`  --${namespace}-${kebab(name)}: var(--${propertyName([group, name])});`]
      : [];
  });
  return `@theme inline {\n${lines.join("\n")}\n}\n`;
}
