import { componentPart, componentStyle, descendantStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const form = componentPart("return-form", {
  display: "grid",
  gap: vars.space[8],
  inlineSize: "100%",
  maxInlineSize: "44rem",
});

export const group = componentStyle({ display: "grid", gap: vars.space[6] });

export const lines = componentStyle({
  display: "grid",
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const line = componentPart("return-form-line", {
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

/** The box stands in the middle of its picture. */
descendantStyle(line, "> div > label", { alignItems: "center" });

export const choices = componentStyle({
  display: "grid",
  justifyItems: "start",
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  "@media": { [media.sm]: { paddingInlineStart: `calc(1.25rem + 4.5rem + ${vars.space[8]})` } },
});

export const refusal = componentStyle({
  paddingInlineStart: `calc(1.25rem + ${vars.space[3]})`,
  color: vars.color.muted,
  fontSize: "0.8125rem",
});

export const pickup = componentStyle({ display: "grid", gap: vars.space[3] });

export const heading = componentStyle({
  fontFamily: vars.font.text,
  fontSize: "0.8125rem",
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
});

export const instead = componentStyle({
  flexBasis: "100%",
  fontSize: vars.textSize.sm,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: "tabular-nums",
});
