import { componentStyle } from "../../styles/componentStyle";
import { responsiveRule } from "../responsiveRule";

export const grid = componentStyle({
  display: "grid",
  minInlineSize: 0,
  ...responsiveRule(
    "gridTemplateColumns",
    "columns",
    (count) => `repeat(${count}, minmax(0, 1fr))`,
  ),
});

/** Rows of their own distance, whatever the gap says. */
export const rows = componentStyle(responsiveRule("rowGap", "row-gap"));
