import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const root = componentPart("product-grid", {
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: vars.space[3],
  rowGap: vars.space[8],
  "@media": {
    [media.md]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      columnGap: vars.space[4],
      rowGap: vars.space[12],
    },
    [media.lg]: { columnGap: vars.space[6] },
  },
});

export const four = componentStyle({
  "@media": { [media.lg]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});
