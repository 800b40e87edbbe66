import { componentPart, componentStyle, descendantStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

/** Width of the line, not of the viewport, from which the cost stands at the end of the row. */
const wide = "(min-width: 34rem)";

export const line = componentPart("cart-line", {
  containerType: "inline-size",
  inlineSize: "100%",
  color: vars.color.ink,
});

export const frame = componentStyle({
  display: "grid",
  gridTemplateColumns: "6rem minmax(0, 1fr) auto",
  gridTemplateAreas: `
    "view words remove"
    "view cost cost"
    "view notes notes"
    "view foot foot"`,
  gridTemplateRows: "auto auto auto 1fr",
  columnGap: vars.space[4],
  "@container": {
    "(max-width: 14rem)": {
      gridTemplateColumns: "3.5rem minmax(0, 1fr) auto",
      columnGap: vars.space[2],
    },
    [wide]: {
      gridTemplateColumns: "7.5rem minmax(0, 1fr) auto auto",
      gridTemplateAreas: `
        "view words cost remove"
        "view notes cost remove"
        "view foot foot foot"`,
      gridTemplateRows: "auto auto 1fr",
      columnGap: vars.space[6],
    },
  },
});

export const view = componentStyle({
  gridArea: "view",
  position: "relative",
  alignSelf: "start",
});

export const picture = componentPart("cart-line-picture", {
  overflow: "hidden",
  borderRadius: vars.radius.card,
  transition: `opacity ${vars.duration.feedback} ${vars.easing.out}`,
  selectors: { [`${line}:not([data-selected]) &`]: { opacity: 0.5 } },
});

/** On the picture's corner, with a target that is larger than the box. */
export const select = componentStyle({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
});

descendantStyle(select, "> label", {
  justifyContent: "center",
  gap: 0,
  inlineSize: "2.25rem",
  "@media": { [media.coarse]: { inlineSize: "2.75rem" } },
});

descendantStyle(select, "> label > span", { flex: "none" });

// A ring of the surface's colour keeps the box apart from a picture of the accent's lightness.
descendantStyle(select, "input", { boxShadow: `0 0 0 2px ${vars.color.raised}` });

export const words = componentStyle({ gridArea: "words", minInlineSize: 0 });

export const name = componentPart("cart-line-name", {
  display: "-webkit-box",
  overflow: "hidden",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  fontFamily: vars.font.text,
  fontSize: vars.textSize.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  textWrap: "pretty",
  "@container": { [wide]: { fontSize: vars.textSize.md } },
});

export const link = componentStyle({
  transition: `color ${vars.duration.feedback} ${vars.easing.out}`,
  "@media": { [media.hover]: { selectors: { "&:hover": { color: vars.color.accent } } } },
});

export const facts = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[3],
  overflowWrap: "anywhere",
  marginBlockStart: vars.space[1],
  color: vars.color.muted,
  fontSize: "0.8125rem",
  lineHeight: "1.45",
});

/** The cross stands in the corner, its room outside of it. */
export const remove = componentStyle({
  gridArea: "remove",
  alignSelf: "start",
  marginBlockStart: "-0.5rem",
  marginInline: `calc(-1 * ${vars.space[2]}) -0.5rem`,
  color: vars.color.muted,
  "@media": {
    [media.hover]: { selectors: { "&:hover": { color: vars.color.accent } } },
    [media.coarse]: {
      marginBlockStart: "-0.8125rem",
      marginInlineEnd: "-0.8125rem",
    },
  },
});

export const cost = componentPart("cart-line-cost", {
  gridArea: "cost",
  marginBlockStart: vars.space[2],
  "@container": {
    [wide]: { display: "grid", justifyItems: "end", alignContent: "start", marginBlockStart: 0 },
  },
});

export const each = componentStyle({
  color: vars.color.muted,
  fontSize: "0.8125rem",
  lineHeight: "1.45",
  fontVariantNumeric: "tabular-nums",
});

export const notes = componentStyle({ gridArea: "notes" });

export const note = componentStyle({
  color: vars.color.muted,
  fontSize: "0.8125rem",
  lineHeight: "1.45",
  selectors: {
    "&:not(:empty)": { marginBlockStart: vars.space[1] },
    "&[data-tone=critical]": { color: vars.color.critical, fontWeight: vars.weight.medium },
  },
});

export const foot = componentStyle({
  gridArea: "foot",
  display: "flex",
  flexWrap: "wrap",
  alignSelf: "end",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  marginBlockStart: vars.space[3],
});

export const actions = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[1],
  // Quiet buttons have room around their words: the words meet the edge, also on a row of their own.
  marginInline: `max(-1 * ${vars.space[4]}, -1 * ${vars.size.gutter})`,
  // At the end of the line, also where there is nothing to count.
  "@container": { [wide]: { marginInlineStart: "auto" } },
});

export const removed = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[4],
  minBlockSize: "3.5rem",
  paddingInline: vars.space[4],
  paddingInlineEnd: vars.space[1],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
});

export const removedWords = componentStyle({
  minInlineSize: 0,
  paddingBlock: vars.space[2],
  fontSize: vars.textSize.sm,
  lineHeight: vars.leading.tight,
});
