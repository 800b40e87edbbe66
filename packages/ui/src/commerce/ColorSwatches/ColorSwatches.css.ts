import { componentPart, componentStyle } from "../../styles/componentStyle";
import { svgUrl } from "../../styles/svgUrl";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const name = componentPart("color-swatch-name", {
  // Of its own direction, so that the gap stays between label and name in either.
  display: "inline-block",
  marginInlineStart: vars.space[2],
  overflowWrap: "anywhere",
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
});

export const swatches = componentStyle({ display: "flex", flexWrap: "wrap", gap: vars.space[1] });

/** Custom property with the colour of a swatch. */
export const colorProperty = "--taanka-swatch";

// Dashes and gaps of 4 px that close on a circle of 19 px radius.
const stitchedRing = svgUrl(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40' fill='none' stroke='#000' stroke-width='1.5' stroke-linecap='round'><circle cx='20' cy='20' r='19' stroke-dasharray='3.98 3.98'/></svg>",
);

/** A dot, with the running stitch round the chosen colour. */
export const swatch = componentPart("color-swatch", {
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  borderRadius: vars.radius.full,
  cursor: "pointer",
  "::before": {
    content: "''",
    inlineSize: "1.75rem",
    blockSize: "1.75rem",
    borderRadius: vars.radius.full,
    backgroundColor: `var(${colorProperty})`,
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.color.ink} 32%, transparent)`,
    forcedColorAdjust: "none",
  },
  "::after": {
    content: "''",
    position: "absolute",
    inset: "2px",
    backgroundColor: vars.color.accent,
    maskImage: stitchedRing,
    opacity: 0,
    pointerEvents: "none",
    transition: `opacity ${vars.duration.feedback} ${vars.easing.out}`,
  },
  selectors: {
    "&:has(:focus-visible)": { outline: `2px solid ${vars.color.accent}`, outlineOffset: "1px" },
    "&:has(:checked)::after": { opacity: 1 },
  },
  "@media": {
    [media.hover]: {
      selectors: { "&:hover:not(:has(:checked))::after": { opacity: 0.4 } },
    },
    [media.forcedColors]: {
      "::after": { backgroundColor: "Highlight", forcedColorAdjust: "none" },
    },
  },
});

export const input = componentStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
  opacity: 0,
  cursor: "inherit",
});
