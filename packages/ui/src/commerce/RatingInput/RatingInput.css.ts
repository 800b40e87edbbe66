import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const row = componentPart("rating-input", {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[3],
});

/** Starts at the line of the label above, not at the edge of the first star's target. */
export const stars = componentStyle({ display: "inline-flex", marginInlineStart: "-0.375rem" });

export const star = componentPart("rating-input-star", {
  position: "relative",
  display: "grid",
  placeItems: "center",
  // Five of them in large text are no wider than a phone.
  inlineSize: "min(2.75rem, 15vi)",
  blockSize: "2.75rem",
  borderRadius: vars.radius.control,
  color: vars.color.lineStrong,
  cursor: "pointer",
  transition: `color ${vars.duration.feedback} ${vars.easing.out}`,
  selectors: {
    "&[data-filled]": { color: vars.color.accent },
    "&:has(:focus-visible)": {
      outline: `2px solid ${vars.color.accent}`,
      outlineOffset: "-2px",
    },
    "fieldset:disabled &": { cursor: "not-allowed", opacity: 0.5 },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&[data-filled]": { color: "Highlight" } } },
  },
});

export const drawing = componentStyle({
  fill: "transparent",
  transition: `fill ${vars.duration.feedback} ${vars.easing.out}`,
  selectors: { "[data-filled] > &": { fill: "currentColor" } },
});

/** Covers its star, so that the native control takes every click and the focus. */
export const input = componentStyle({
  position: "absolute",
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: "inherit",
});

export const meaning = componentStyle({
  minInlineSize: "5.5rem",
  color: vars.color.muted,
  fontSize: vars.textSize.sm,
  lineHeight: vars.leading.tight,
});
