import { componentPart, componentRule, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const root = componentPart("size-selector", { position: "relative" });

/** On the legend's line: a fieldset counts from below its legend, and no layout reaches into it. */
export const chart = componentPart("size-selector-chart", {
  position: "absolute",
  insetBlockStart: "-0.9rem",
  insetInlineEnd: 0,
  transform: "translateY(-50%)",
  // A button's words end where the sizes do, not its padding, as far as there is room for its ring beside the page.
  selectors: {
    "&:has(> button)": { insetInlineEnd: `max(-1 * ${vars.space[4]}, 4px - ${vars.size.gutter})` },
  },
});

export const sizes = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[2],
  // The link is as high as a finger needs it.
  selectors: { [`${chart} + &`]: { marginBlockStart: vars.space[4] } },
});

export const size = componentPart("size-selector-size", {
  position: "relative",
  display: "grid",
  placeItems: "center",
  minInlineSize: vars.size.control,
  minBlockSize: "2.75rem",
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  fontSize: vars.textSize.sm,
  fontWeight: vars.weight.medium,
  cursor: "pointer",
  transition: `border-color ${vars.duration.feedback} ${vars.easing.out}, background-color ${vars.duration.feedback} ${vars.easing.out}`,
  selectors: {
    "&:has(:checked)": {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accentSoft,
      color: vars.color.accent,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
    },
    "&:has(:focus-visible)": {
      outline: `2px solid ${vars.color.accent}`,
      outlineOffset: "2px",
    },
    "&:has(:disabled)": {
      borderColor: vars.color.line,
      backgroundColor: "transparent",
      color: vars.color.muted,
      textDecoration: "line-through",
      cursor: "not-allowed",
    },
  },
  "@media": {
    [media.hover]: {
      selectors: { "&:not(:has(:disabled)):hover": { borderColor: vars.color.accent } },
    },
    [media.forcedColors]: {
      selectors: { "&:has(:checked)": { outline: "3px solid Highlight" } },
    },
  },
});

/** XS to 3XL stand in one row of a phone and of a small dialog: none is left alone in a second one. */
const usualRange = `${sizes}:has(> :nth-child(6)):not(:has(> :nth-child(8)))`;
componentRule(usualRange, {
  gap: "0.375rem",
  "@media": {
    // Seven of 40 px with their gaps and the page's edges need 350: below, two rows, of which none is
    // left alone and stretched over the second.
    "screen and (max-width: 349px)": { display: "grid", gridTemplateColumns: "repeat(4, 1fr)" },
  },
});
componentRule(`${usualRange} > .${size}`, {
  minInlineSize: "2.75rem",
  paddingInline: vars.space[2],
  "@media": {
    [media.phone]: { flexGrow: 1, minInlineSize: "2.5rem", paddingInline: "0.375rem" },
  },
});

/** Covers its label, so that the native control takes every click and the focus. */
export const input = componentStyle({
  position: "absolute",
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: "inherit",
});
