import { componentPart, componentStyle, descendantStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

/** Slides in from above, over the whole screen. */
export const panel = componentPart("search-panel", {
  inset: 0,
  background: vars.color.surface,
  vars: { "--taanka-from": "0 -100%" },
});

export const body = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[8],
  maxInlineSize: "48rem",
  marginInline: "auto",
  paddingBlock: vars.space[4],
  "@media": { [media.md]: { gap: vars.space[12], paddingBlock: vars.space[12] } },
});

/** Large and on a line instead of in a box: it is the panel's one field. */
export const field = componentPart("search-panel-field", {});

descendantStyle(field, "[data-size]", {
  minBlockSize: "4rem",
  borderWidth: "0 0 1px",
  borderRadius: 0,
});

descendantStyle(field, "[data-size]:not(button)", { background: "none" });

// The line itself thickens; a ring would draw the box that is not there.
descendantStyle(field, "[data-size]:has(> input:focus-visible)", {
  outline: "none",
  boxShadow: `0 1px 0 ${vars.color.accent}`,
  "@media": { [media.forcedColors]: { outline: "2px solid Highlight" } },
});

descendantStyle(field, "input", {
  fontFamily: vars.font.display,
  fontSize: vars.textSize["2xl"],
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
});

descendantStyle(field, "[data-size] > :first-child", { paddingInlineStart: 0 });

/** Stands where the suggestions would. */
export const nothing = componentStyle({
  marginBlock: `calc(-1 * ${vars.space[4]}) 0`,
  color: vars.color.muted,
  overflowWrap: "anywhere",
  "@media": { [media.md]: { marginBlockStart: `calc(-1 * ${vars.space[6]})` } },
});

export const suggestions = componentStyle({
  display: "grid",
  marginBlockStart: `calc(-1 * ${vars.space[6]})`,
  marginInline: `calc(-1 * ${vars.space[3]})`,
  "@media": { [media.md]: { marginBlockStart: `calc(-1 * ${vars.space[8]})` } },
});

export const suggestion = componentPart("search-panel-suggestion", {
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  minBlockSize: "2.75rem",
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  cursor: "pointer",
  selectors: { "&[aria-selected=true]": { background: vars.color.accentSoft } },
  "@media": {
    [media.hover]: { selectors: { "&:hover": { background: vars.color.accentSoft } } },
    [media.forcedColors]: {
      selectors: { "&[aria-selected=true]": { outline: "2px solid Highlight" } },
    },
  },
});

export const group = componentStyle({
  paddingInline: vars.space[3],
  paddingBlockStart: vars.space[6],
});

const chosen = {
  "&[aria-selected=true]": { background: vars.color.accentSoft },
} as const;

export const links = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[2],
});

export const link = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  fontSize: vars.textSize.sm,
  lineHeight: vars.leading.tight,
  selectors: chosen,
  "@media": {
    [media.coarse]: { minBlockSize: "2.75rem" },
    [media.hover]: { selectors: { "&:hover": { borderColor: vars.color.accent } } },
    [media.forcedColors]: {
      selectors: { "&[aria-selected=true]": { outline: "2px solid Highlight" } },
    },
  },
});

/** Rows on a phone, above whose keyboard there is little room; pictures side by side beyond that. */
export const products = componentStyle({
  display: "grid",
  gap: vars.space[1],
  marginInline: `calc(-1 * ${vars.space[3]})`,
  "@media": { [media.md]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});

export const product = componentPart("search-panel-product", {
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  selectors: chosen,
  "@media": {
    [media.md]: {
      flexDirection: "column",
      alignItems: "stretch",
      gap: vars.space[2],
      paddingBlockStart: vars.space[3],
    },
    [media.hover]: { selectors: { "&:hover": { background: vars.color.accentSoft } } },
    [media.forcedColors]: {
      selectors: { "&[aria-selected=true]": { outline: "2px solid Highlight" } },
    },
  },
});

export const productPicture = componentStyle({
  flex: "none",
  inlineSize: "3rem",
  "@media": { [media.md]: { inlineSize: "100%" } },
});

export const productWords = componentStyle({
  display: "grid",
  gap: vars.space[1],
  minInlineSize: 0,
});

export const productName = componentStyle({
  fontSize: vars.textSize.sm,
  lineHeight: vars.leading.tight,
});

export const glass = componentStyle({ flex: "none", color: vars.color.muted });

export const typed = componentStyle({ fontWeight: vars.weight.regular });

export const lists = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[8],
  selectors: { "&:empty": { display: "none" } },
});

export const termsTitle = componentPart("search-panel-title", {
  display: "block",
  marginBlockEnd: vars.space[3],
  color: vars.color.muted,
  fontFamily: vars.font.text,
  fontSize: vars.textSize.xs,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.eyebrow,
  textTransform: "uppercase",
});

export const terms = componentStyle({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });

export const term = componentPart("search-panel-term", {
  display: "inline-flex",
  maxInlineSize: "100%",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  background: vars.color.raised,
  fontSize: vars.textSize.sm,
  lineHeight: vars.leading.tight,
  transition: `border-color ${vars.duration.feedback} ${vars.easing.out}`,
  "@media": {
    [media.hover]: { selectors: { "&:hover": { borderColor: vars.color.lineStrong } } },
  },
});

const half = {
  minBlockSize: vars.size.controlSmall,
  borderRadius: vars.radius.full,
  "@media": {
    [media.hover]: { selectors: { "&:hover": { color: vars.color.accent } } },
    [media.coarse]: { minBlockSize: "2.75rem" },
  },
} as const;

export const word = componentStyle({
  ...half,
  paddingInline: vars.space[4],
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  selectors: { "&:not(:last-child)": { paddingInlineEnd: vars.space[1] } },
});

export const cross = componentStyle({
  ...half,
  display: "grid",
  flex: "none",
  placeItems: "center",
  inlineSize: vars.size.controlSmall,
  color: vars.color.muted,
  "@media": {
    ...half["@media"],
    [media.coarse]: { minBlockSize: "2.75rem", inlineSize: "2.75rem" },
  },
});
