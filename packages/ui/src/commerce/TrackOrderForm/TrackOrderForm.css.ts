import { componentPart } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const form = componentPart("track-order-form", {
  display: "grid",
  gap: vars.space[6],
  inlineSize: "100%",
  maxInlineSize: "28rem",
});
