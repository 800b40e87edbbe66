import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { breakpoints, media } from "../../tokens/scales";

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

/** Under the page's edge, as a `ScrollRow`, with room for the focus rings that a scrolling box cuts off. */
export const row = componentStyle({
  "@media": {
    [`screen and (max-width: ${breakpoints.md - 0.02}px)`]: {
      gridTemplateColumns: "none",
      gridAutoFlow: "column",
      gridAutoColumns: "40vw",
      marginInline: `calc(${vars.size.gutter} * -1)`,
      marginBlock: "-4px",
      paddingInline: vars.size.gutter,
      paddingBlock: "4px",
      overflowX: "auto",
      overscrollBehaviorX: "contain",
      scrollPaddingInline: vars.size.gutter,
      scrollbarWidth: "none",
    },
  },
});
