import { componentPart, componentStyle, descendantStyle } from "../../styles/componentStyle";
import { runningStitch } from "../../styles/stitch";
import { vars } from "../../tokens/contract.css";
import { fluid, media } from "../../tokens/scales";

const { color, space } = vars;

/** Picture and words side by side from tablets up, the picture first below that. */
export const split = componentPart("promo", {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  gap: space[8],
  "@media": {
    [media.md]: {
      columnGap: "6vw",
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
      selectors: {
        "&[data-picture='end']": { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)" },
      },
    },
  },
});

export const words = componentPart("promo-words", {
  display: "grid",
  justifyItems: "start",
  gap: space[4],
  maxInlineSize: "34rem",
  "@media": {
    [media.md]: { selectors: { "[data-picture='end'] > &": { order: -1 } } },
  },
});

export const facts = componentStyle({
  display: "grid",
  inlineSize: "100%",
  marginBlock: space[4],
});

descendantStyle(facts, "> li", { paddingBlock: space[4] });

descendantStyle(facts, "> li::before", {
  content: '""',
  display: "block",
  marginBlockEnd: space[4],
  backgroundColor: color.zari,
  ...runningStitch,
});

export const steps = componentStyle({
  display: "grid",
  gap: space[4],
  marginBlock: space[4],
  counterReset: "step",
});

descendantStyle(steps, "> li", {
  display: "flex",
  alignItems: "baseline",
  gap: space[4],
  counterIncrement: "step",
});

descendantStyle(steps, "> li::before", {
  content: 'counter(step, decimal) / ""',
  minInlineSize: "1.5rem",
  color: color.accent,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.textSize.xl,
  lineHeight: 1,
});

export const privacy = componentStyle({ display: "flex", alignItems: "center", gap: space[2] });

/** A picture as in a mirror: set off by a stitched frame. */
export const mirror = componentStyle({
  position: "relative",
  inlineSize: "min(100%, 30rem)",
  marginInline: "auto",
  padding: space[3],
  selectors: {
    "&::before, &::after": {
      content: '""',
      position: "absolute",
      insetInline: 0,
      backgroundColor: color.zari,
      ...runningStitch,
    },
    "&::before": { insetBlockStart: 0 },
    "&::after": { insetBlockEnd: 0 },
  },
});

/** The accent is light where the page is dark; over half a screen it is kept deep in every theme. */
const [ground, onGround] = ["--taanka-offer", "--taanka-offer-words"];

export const offer = componentPart("promo-offer", {
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  vars: { [ground]: color.accent, [onGround]: color.onAccent },
  backgroundColor: `var(${ground})`,
  color: `var(${onGround})`,
  "@supports": {
    "(color: oklch(from red l c h))": {
      vars: {
        [ground]: `oklch(from ${color.accent} min(l, 0.38) c h)`,
        [onGround]: `oklch(from ${color.onAccent} max(l, 0.97) min(c, 0.02) h)`,
      },
    },
  },
  "@media": {
    [media.md]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", minBlockSize: "40rem" },
  },
});

export const offerWords = componentStyle({
  display: "grid",
  alignContent: "center",
  justifyItems: "start",
  gap: space[4],
  paddingInline: vars.size.gutter,
  paddingBlock: space[16],
  "@media": {
    [media.lg]: {
      paddingBlock: space[24],
      paddingInline: `max(${vars.size.gutter}, 50vw - ${vars.size.content} / 2) ${space[16]}`,
    },
  },
});

export const claim = componentStyle({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: fluid(68, 144),
  fontVariantNumeric: "lining-nums",
  // On two lines, Devanagari's signs below the letters need it.
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.display,
  overflowWrap: "anywhere",
});

export const offerPicture = componentStyle({
  position: "relative",
  aspectRatio: "4 / 5",
  "@media": { [media.md]: { order: 1, aspectRatio: "auto" } },
});

export const offerAction = componentStyle({
  marginBlockStart: space[4],
  selectors: { "&:focus-visible": { outlineColor: `var(${onGround})` } },
  "@media": {
    [media.hover]: {
      selectors: { "&:hover": { backgroundColor: `var(${onGround})`, color: `var(${ground})` } },
    },
  },
});
