import { componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const group = componentStyle({
  display: "grid",
  gap: vars.space[4],
  minInlineSize: 0,
  paddingBlockEnd: vars.space[4],
});

/** Stands in the flow of the fieldset, so that the gap below it is the grid's. */
export const legend = componentStyle({
  float: "inline-start",
  inlineSize: "100%",
  padding: 0,
  fontFamily: vars.font.display,
  fontSize: vars.textSize.xl,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.display,
});

export const verify = componentStyle({
  display: "grid",
  gap: vars.space[6],
  inlineSize: "100%",
  maxInlineSize: "28rem",
});
