import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const root = componentPart("review-summary", {
  display: "grid",
  gap: vars.space[6],
  // Beside a long list of reviews, which stretches it, all of it stays at the top.
  alignContent: "start",
  maxInlineSize: "40rem",
  // Side by side where both have the room, in a column of a page as well as on a phone.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 13rem), 1fr))",
  alignItems: "center",
  columnGap: vars.space[12],
});

export const overall = componentStyle({
  display: "grid",
  justifyItems: "start",
  gap: vars.space[2],
});

export const average = componentPart("review-summary-average", {
  fontFamily: vars.font.display,
  fontSize: vars.textSize["5xl"],
  fontWeight: vars.weight.display,
  fontVariantNumeric: "lining-nums",
  lineHeight: 1,
  letterSpacing: vars.tracking.display,
});

export const stars = componentStyle({ fontSize: vars.textSize.lg });

export const count = componentPart("review-summary-count", {
  color: vars.color.muted,
  fontSize: vars.textSize.sm,
});

export const rows = componentStyle({ display: "grid" });

export const row = componentPart("review-summary-row", {
  position: "relative",
  display: "grid",
  gridTemplateColumns: "2.25rem minmax(0, 1fr) 2.75rem",
  alignItems: "center",
  columnGap: vars.space[3],
  inlineSize: "100%",
  minBlockSize: "2rem",
  color: vars.color.muted,
  fontSize: vars.textSize.sm,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.leading.tight,
});

export const choice = componentStyle({
  borderRadius: vars.radius.control,
  selectors: {
    "&[aria-pressed=true]": { color: vars.color.ink, fontWeight: vars.weight.semibold },
    "&[aria-disabled=true]": { cursor: "default" },
  },
  "@media": {
    [media.hover]: {
      selectors: { "&:not([aria-disabled=true]):hover": { color: vars.color.accent } },
    },
    [media.coarse]: { minBlockSize: "2.75rem" },
  },
});

export const step = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
});

export const mark = componentStyle({
  inlineSize: "0.875rem",
  blockSize: "0.875rem",
  fill: "currentColor",
});

export const bar = componentPart("review-summary-bar", {
  blockSize: "0.375rem",
  borderRadius: vars.radius.full,
  overflow: "hidden",
  backgroundColor: vars.color.line,
});

export const share = componentStyle({
  display: "block",
  blockSize: "100%",
  backgroundColor: vars.color.zari,
  transition: `background-color ${vars.duration.feedback} ${vars.easing.out}`,
  selectors: { "[aria-pressed=true] &": { backgroundColor: vars.color.accent } },
  "@media": { [media.forcedColors]: { backgroundColor: "Highlight" } },
});

export const number = componentStyle({ textAlign: "end" });
