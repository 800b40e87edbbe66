import { componentPart } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const eyebrow = componentPart("eyebrow", {
  fontSize: vars.textSize.xs,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.eyebrow,
  textTransform: "uppercase",
});
