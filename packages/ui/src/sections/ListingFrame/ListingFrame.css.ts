import { headerHasRow, inHeadBar, roomForBars } from "../../layout/barsInReach";
import {
  componentPart,
  componentRule,
  componentStyle,
  descendantStyle,
} from "../../styles/componentStyle";
import { stacking } from "../../styles/stacking";
import { vars } from "../../tokens/contract.css";
import { breakpoints, media } from "../../tokens/scales";

export const frame = componentPart("listing-frame", {
  paddingBlock: `${vars.space[6]} ${vars.space[16]}`,
  "@media": { [media.lg]: { paddingBlock: `${vars.space[8]} ${vars.space[24]}` } },
});

export const intro = componentStyle({
  display: "grid",
  // The title of a search is whatever somebody typed: it is broken, and makes the page no wider.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  marginBlock: `${vars.space[6]} ${vars.space[8]}`,
  "@media": { [media.lg]: { marginBlock: `${vars.space[8]} ${vars.space[12]}` } },
});

/** Below the header, or at the top while that is hidden. */
const inReach = {
  insetBlockStart: `calc(${vars.size.header} - 1px)`,
  zIndex: stacking.sticky,
  background: vars.color.surface,
  transition: `inset-block-start ${vars.duration.panel} ${vars.easing.out}`,
  selectors: {
    "[data-hidden] ~ main &": { insetBlockStart: 0 },
    // What folds open in it scrolls with the page, however long it is.
    "&:has(details[open])": { position: "static" },
  },
} as const;

/** Where the header scrolls away. */
const aloneInReach = { insetBlockStart: 0 } as const;

const lines = { borderBlock: `1px solid ${vars.color.line}` };

export const bar = componentPart("listing-frame-bar", {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[2]} ${vars.space[6]}`,
  minBlockSize: "4rem",
  paddingBlock: vars.space[2],
  ...lines,
  ...inReach,
  // A phone has room for the tools alone.
  "@media": {
    [roomForBars]: { position: "sticky" },
    [media.phone]: { display: "contents" },
    [headerHasRow]: aloneInReach,
  },
});

// What gets the focus scrolls to below the bar.
componentRule(`:root:has(.${frame} .${bar})`, {
  "@media": {
    [roomForBars]: { scrollPaddingBlockStart: `calc(${vars.size.header} + 4.5rem)` },
  },
});
descendantStyle(bar, "*", inHeadBar);
descendantStyle(bar, "details *", { scrollMarginBlockStart: 0 });

export const tools = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
  selectors: {
    "&:has(details)": { flexWrap: "wrap" },
    "&:has(details[open])": { flexBasis: "100%" },
  },
  // One row from the first moment: a fallback font may be wider than the one that follows.
  "@media": {
    [media.phone]: {
      ...lines,
      ...inReach,
      flexWrap: "nowrap",
      marginBlockStart: vars.space[3],
      paddingBlock: vars.space[2],
    },
    [media.tiny]: { flexWrap: "wrap" },
    [`${roomForBars} and (max-width: ${breakpoints.sm - 1}px)`]: { position: "sticky" },
    [headerHasRow]: aloneInReach,
  },
});

componentRule(`${tools} > :not(button)`, { minInlineSize: 0 });
// How many filters are in force stands on the line of their word.
componentRule(`${tools} > button`, { flexShrink: 0, whiteSpace: "nowrap" });
// The order takes what a phone's row has left.
componentRule(`${tools} > :nth-last-child(1 of :not(noscript)):not(button)`, {
  "@media": { [media.phone]: { flexGrow: 1 } },
});
// What the form has besides stands in the same row.
componentRule(`${tools} > noscript`, { "@media": { [media.noScript]: { display: "contents" } } });

/** Chips of which none is left take no room. */
export const chipRow = componentStyle({
  selectors: { "&:has(> :not(:empty))": { marginBlockStart: vars.space[4] } },
});

export const body = componentStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[12],
  marginBlockStart: vars.space[8],
  scrollMarginBlockStart: "1.5rem",
});
