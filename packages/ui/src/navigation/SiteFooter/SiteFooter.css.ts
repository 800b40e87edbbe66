import { componentPart, componentStyle } from "../../styles/componentStyle";
import { runningStitch } from "../../styles/stitch";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const footer = componentPart("site-footer", {
  position: "relative",
  backgroundColor: vars.color.sunken,
  color: vars.color.ink,
  fontSize: vars.textSize.sm,
  selectors: {
    "&::before": {
      content: "",
      display: "block",
      backgroundColor: vars.color.zari,
      ...runningStitch,
      "@media": {
        [media.forcedColors]: { backgroundColor: "CanvasText", forcedColorAdjust: "none" },
      },
    },
  },
});

export const inner = componentStyle({
  display: "grid",
  rowGap: vars.space[12],
  maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.size.gutter})`,
  marginInline: "auto",
  paddingInline: vars.size.gutter,
  paddingBlock: `${vars.space[16]} ${vars.space[8]}`,
  "@media": {
    [media.lg]: {
      gridTemplateColumns: "5fr 7fr",
      columnGap: vars.space[24],
      paddingBlockStart: vars.space[24],
    },
  },
});

export const about = componentStyle({ maxInlineSize: "26rem" });

export const tagline = componentStyle({
  marginBlockStart: vars.space[6],
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.textSize.xl,
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.display,
});

export const blurb = componentStyle({
  marginBlockStart: vars.space[3],
  color: vars.color.muted,
});

export const columns = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))",
  gap: `${vars.space[8]} ${vars.space[6]}`,
  selectors: { "&:empty": { display: "none" } },
});

export const columnTitle = componentPart("site-footer-title", {
  marginBlockEnd: vars.space[3],
  fontSize: vars.textSize.xs,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.eyebrow,
  textTransform: "uppercase",
  color: vars.color.muted,
});

export const footerLink = componentPart("site-footer-link", {
  display: "flex",
  alignItems: "center",
  minBlockSize: "2.25rem",
  inlineSize: "fit-content",
  overflowWrap: "anywhere",
  textUnderlineOffset: "0.35em",
  "@media": {
    [media.coarse]: { minBlockSize: "2.75rem" },
    [media.hover]: {
      selectors: {
        "&:hover": {
          color: vars.color.accent,
          textDecoration: "underline",
          textDecorationThickness: "1px",
        },
      },
    },
  },
});

export const social = componentStyle({
  display: "flex",
  gap: vars.space[1],
  marginBlockStart: vars.space[3],
  // The icons' edge, not their boxes', stands on the column.
  marginInlineStart: "-0.75rem",
});

export const socialLink = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  borderRadius: vars.radius.full,
  "@media": { [media.hover]: { selectors: { "&:hover": { color: vars.color.accent } } } },
});

export const closing = componentStyle({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[2]} ${vars.space[6]}`,
  paddingBlockStart: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: vars.textSize.xs,
});

/** Its words, not their targets, end where the page does. */
export const languageList = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  marginInline: `calc(${vars.space[3]} * -1)`,
});

export const languageLink = componentStyle({
  fontFamily: `"Language Names", ${vars.font.text}`,
  display: "flex",
  alignItems: "center",
  minBlockSize: "2.25rem",
  paddingInline: vars.space[3],
  fontSize: vars.textSize.sm,
  textUnderlineOffset: "0.35em",
  selectors: { "&[aria-current]": { color: vars.color.ink, textDecoration: "underline" } },
  "@media": {
    [media.coarse]: { minBlockSize: "2.75rem" },
    [media.hover]: { selectors: { "&:not([aria-current]):hover": { color: vars.color.accent } } },
  },
});
