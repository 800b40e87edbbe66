import { componentPart } from "../../styles/componentStyle";

export const countdown = componentPart("countdown", {
  display: "inline-block",
  fontVariantNumeric: "tabular-nums",
});
