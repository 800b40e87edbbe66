import { componentPart, componentStyle, utilityStyle } from "../../styles/componentStyle";
import { direction } from "../../styles/direction";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

const edge = vars.size.gutter;

/** What a mask leaves of either edge; it fades unless the row ends there. */
const start = "--taanka-row-start";
const end = "--taanka-row-end";

/** As wide as the page: items slide out under its edge, which fades while there are more. */
export const row = componentPart("scroll-row", {
  position: "relative",
  marginInline: `calc(${edge} * -1)`,
  selectors: {
    "&[data-at-start]": { vars: { [start]: "#000" } },
    "&[data-at-end]": { vars: { [end]: "#000" } },
  },
});

export const track = componentStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "clamp(12.5rem, 44vw, 19rem)",
  gap: vars.space[4],
  paddingInline: edge,
  // Room for focus rings, which the scrolling box would cut off.
  paddingBlock: "4px",
  marginBlock: "-4px",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollPaddingInline: edge,
  scrollbarWidth: "none",
  selectors: {
    "&[data-item-size='small']": { gridAutoColumns: "clamp(10rem, 36vw, 12.5rem)" },
  },
  "@media": {
    [media.md]: {
      gap: vars.space[6],
      gridAutoColumns: "clamp(14rem, 23vw, 19rem)",
      maskImage: `linear-gradient(calc(90deg * ${direction}), var(${start}, transparent), #000 ${edge}, #000 calc(100% - ${edge}), var(${end}, transparent))`,
    },
  },
});

export const item = componentStyle({
  // Keeps what is hidden from the eye in its item: it would widen the page.
  position: "relative",
  minInlineSize: 0,
  scrollSnapAlign: "start",
});

export const arrow = utilityStyle({
  display: "none",
  position: "absolute",
  zIndex: 1,
  // On the middle of 3:4 pictures, above the words below them.
  insetBlockStart: "38%",
  boxShadow: vars.shadow.float,
  selectors: {
    "&[data-side='start']": { insetInlineStart: vars.space[4] },
    "&[data-side='end']": { insetInlineEnd: vars.space[4] },
  },
  "@media": {
    // One that has nowhere to lead goes only when the focus has left it.
    [media.hover]: { selectors: { "&:not([aria-disabled]), &:focus": { display: "inline-grid" } } },
  },
});
