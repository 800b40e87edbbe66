import { componentPart, componentStyle, descendantStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const card = componentPart("address-card", {
  display: "flex",
  flexDirection: "column",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
});

export const frame = componentStyle({
  flex: "1 0 auto",
  padding: vars.space[4],
});

export const head = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginBlockEnd: vars.space[1],
});

export const name = componentPart("address-card-name", {
  minInlineSize: 0,
  overflowWrap: "anywhere",
  fontFamily: vars.font.text,
  fontSize: vars.textSize.md,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
});

export const line = componentPart("address-card-line", {
  display: "block",
  overflowWrap: "anywhere",
  color: vars.color.muted,
  fontSize: vars.textSize.sm,
  lineHeight: "1.45",
});

export const phone = componentPart("address-card-phone", {
  display: "block",
  marginBlockStart: vars.space[1],
  color: vars.color.ink,
  fontSize: vars.textSize.sm,
  fontVariantNumeric: "tabular-nums",
  lineHeight: "1.45",
});

export const actions = componentPart("address-card-actions", {
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[2],
  marginInline: vars.space[4],
  paddingBlock: vars.space[1],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** Quiet buttons and links have room around their words: the first one's words meet the text above. */
descendantStyle(actions, "> :first-child", {
  marginInlineStart: `calc(-1 * ${vars.space[4]})`,
});
