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

const { vars, "@media": queries, ...rowGap } = responsiveRule("rowGap", "row-gap");

/** Rows of their own distance, whatever the gap says. */
export const rows = componentStyle({
  vars,
  selectors: { "&&": rowGap },
  "@media": Object.fromEntries(
    Object.entries(queries).map(([query, rule]) => [query, { selectors: { "&&": rule } }]),
  ),
});
