import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const field = componentPart("field", {
  display: "flow-root",
  minInlineSize: 0,
  fontFamily: vars.font.text,
});

export const label = componentPart("field-label", {
  display: "block",
  padding: 0,
  marginBlockEnd: "0.375rem",
  color: vars.color.ink,
  fontSize: "0.8125rem",
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  letterSpacing: "0.01em",
});

export const mark = componentStyle({
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
});

export const hint = componentPart("field-hint", {
  marginBlockStart: "0.375rem",
  color: vars.color.muted,
  fontSize: "0.8125rem",
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.leading.tight,
});

export const error = componentPart("field-error", {
  display: "flex",
  gap: "0.375rem",
  marginBlockStart: "0.375rem",
  color: vars.color.critical,
  fontSize: "0.8125rem",
  lineHeight: vars.leading.tight,
  overflowWrap: "anywhere",
});
