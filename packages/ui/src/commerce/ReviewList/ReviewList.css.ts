import { componentPart, componentStyle, descendantStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const root = componentPart("review-list", {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
});

export const head = componentStyle({
  display: "flex",
  justifyContent: "flex-end",
});

export const sort = componentStyle({ inlineSize: "min(100%, 14rem)" });

export const list = componentStyle({});

descendantStyle(list, "> li", {
  paddingBlock: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const card = componentPart("review-card", {
  display: "grid",
  justifyItems: "start",
  gap: vars.space[3],
  minInlineSize: 0,
  maxInlineSize: "44rem",
  overflowWrap: "anywhere",
});

export const stars = componentStyle({ fontSize: vars.textSize.md });

export const title = componentPart("review-card-title", {
  fontSize: vars.textSize.md,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
});

export const text = componentPart("review-card-text", {
  color: vars.color.ink,
  lineHeight: vars.leading.text,
  textWrap: "pretty",
  whiteSpace: "pre-line",
});

export const more = componentStyle({
  minBlockSize: "2rem",
  color: vars.color.accent,
  fontSize: vars.textSize.sm,
  fontWeight: vars.weight.medium,
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.25em",
  "@media": { [media.coarse]: { minBlockSize: "2.75rem" } },
});

export const pictures = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[2],
});

export const picture = componentStyle({
  display: "block",
  inlineSize: "5rem",
  borderRadius: vars.radius.control,
  overflow: "hidden",
  cursor: "zoom-in",
});

export const facts = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  color: vars.color.muted,
  fontSize: vars.textSize.sm,
  lineHeight: vars.leading.tight,
});

export const author = componentPart("review-card-author", {
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
});

export const verified = componentPart("review-card-verified", {
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  color: vars.color.positive,
});
