import { componentStyle } from "../../styles/componentStyle";

export const countdown = componentStyle({
  display: "inline-block",
  fontVariantNumeric: "tabular-nums",
});
