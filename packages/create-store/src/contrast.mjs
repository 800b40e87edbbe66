/** What WCAG 2.2 AA asks for text, and for what is to be seen as a button. */
const least = 4.5;
const leastOfButtons = 3;

/** Luminance of `#rrggbb` (WCAG 2.2). */
function luminance(color) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first, second) {
  const [dark, light] = [luminance(first), luminance(second)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

/** A ratio that fails is not rounded up to one that would do. */
const shown = (ratio) => (Math.floor(ratio * 100) / 100).toFixed(2);

const uses = { ink: "text", accent: "links, prices and what is chosen" };

/**
 * A sentence for each colour that does not read on the ground. The rest of a brand is made from these,
 * and the store's own `vite.config.js` measures it.
 *
 * @param {{surface: string, ink: string, accent: string}} colors
 * @returns {string[]}
 */
export function colorWarnings(colors) {
  return Object.entries(uses).flatMap(([role, use]) => {
    const ratio = contrast(colors[role], colors.surface);
    if (ratio >= least) return [];
    const isFaint = role === "accent" && ratio < leastOfButtons;
    const buttons = isFaint ? " Buttons, which it fills, would hardly stand out either." : "";
    return `--${role} ${colors[role]} is hard to read on ${colors.surface}: ${use} would have a contrast of ${shown(ratio)}:1, and text needs ${least}:1.${buttons} Choose another in src/shop.json.`;
  });
}
