import { componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const form = componentStyle({
  display: "grid",
  gap: vars.space[6],
  inlineSize: "100%",
  maxInlineSize: "28rem",
});
