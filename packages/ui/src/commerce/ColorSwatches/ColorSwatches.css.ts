import { componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const name = componentStyle({
  // Of its own direction, so that the gap stays between label and name in either.
  display: "inline-block",
  marginInlineStart: vars.space[2],
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
});

export const swatches = componentStyle({ display: "flex", flexWrap: "wrap", gap: vars.space[1] });

export const swatch = componentStyle({
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  borderRadius: vars.radius.full,
  cursor: "pointer",
  selectors: {
    "&:has(:focus-visible)": { outline: `2px solid ${vars.color.accent}`, outlineOffset: "1px" },
  },
});

export const dot = componentStyle({
  inlineSize: "1.75rem",
  blockSize: "1.75rem",
  borderRadius: vars.radius.full,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.color.ink} 32%, transparent)`,
  forcedColorAdjust: "none",
});

/** The running stitch round the chosen colour. */
export const ring = componentStyle({
  position: "absolute",
  inset: "2px",
  inlineSize: "auto",
  blockSize: "auto",
  overflow: "visible",
  fill: "none",
  stroke: vars.color.accent,
  strokeWidth: "1.5px",
  strokeLinecap: "round",
  opacity: 0,
  pointerEvents: "none",
  transition: `opacity ${vars.duration.feedback} ${vars.easing.out}`,
  selectors: { ":checked ~ &": { opacity: 1 } },
  "@media": {
    [media.hover]: {
      selectors: { ":hover > :not(:checked) ~ &": { opacity: 0.4 } },
    },
    [media.forcedColors]: { stroke: "Highlight" },
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
