import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { focusedByCode } from "../../typography/Heading/focusedByCode";

export const state = componentPart("empty-state", {
  display: "grid",
  justifyItems: "center",
  gap: vars.space[4],
  inlineSize: "100%",
  maxInlineSize: "30rem",
  marginInline: "auto",
  paddingBlock: vars.space[12],
  paddingInline: vars.space[4],
  textAlign: "center",
});

export const words = componentStyle({
  display: "grid",
  gap: vars.space[2],
  overflowWrap: "anywhere",
});

export const title = componentPart("empty-state-title", {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.textSize["2xl"],
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.display,
  color: vars.color.ink,
  textWrap: "balance",
  selectors: focusedByCode,
});

export const more = componentStyle({
  color: vars.color.muted,
  textWrap: "pretty",
});

export const action = componentStyle({ marginBlockStart: vars.space[2] });
