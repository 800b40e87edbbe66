import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const form = componentPart("review-form", {
  display: "grid",
  gap: vars.space[4],
  maxInlineSize: "36rem",
});

export const actions = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
});
