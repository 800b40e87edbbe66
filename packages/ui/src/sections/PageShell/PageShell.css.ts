import { headerHasRow, headerRow } from "../../layout/barsInReach";
import { componentRule, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const shell = componentStyle({
  display: "flex",
  flexDirection: "column",
  minBlockSize: "100svh",
  // An open dialog takes the body's presses, which every element would inherit: a new style for each,
  // and 40 ms on a slow phone. The scrim lies over the page.
  pointerEvents: "auto",
});

/** What gets the focus, or is gone to, stands below the header. */
componentRule(`:root:has(.${shell})`, {
  scrollPaddingBlockStart: `calc(${vars.size.header} + 0.5rem)`,
});

export const main = componentStyle({
  flex: "1 0 auto",
  minInlineSize: 0,
  // The footer waits below the first screen: nothing pushes it down when the content arrives.
  minBlockSize: "100svh",
  selectors: {
    "&[data-offset='true']": { paddingBlockStart: vars.size.header },
    "&:focus-visible": { outline: "none" },
  },
  "@media": {
    [headerHasRow]: {
      selectors: {
        "&[data-offset='true']": { paddingBlockStart: `calc(${vars.size.header} + ${headerRow})` },
      },
    },
  },
});
