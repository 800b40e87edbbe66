import { breakpoints } from "../tokens/scales";

/** Of a phone on its side, or of a page at 400 %, bars that stay in reach would leave too little. */
export const roomForBars = "screen and (min-height: 30rem)";

/** Where a bar stays at the foot: wide screens have its action beside the choices. */
export const footBarStays = `${roomForBars} and (max-width: ${breakpoints.lg - 0.02}px)`;

/** For the page's root: what gets the focus scrolls up to above a bar at the foot, not below it. */
export const aboveFootBar = {
  "@media": {
    [footBarStays]: { scrollPaddingBlockEnd: "6rem" },
    [`${roomForBars} and (max-width: 23rem)`]: { scrollPaddingBlockEnd: "9rem" },
  },
};

const longerThanBars = "-10rem";

/** For what is in a bar at the foot or at the head: in view already, so that its focus moves no page. */
export const inFootBar = { "@media": { [roomForBars]: { scrollMarginBlockEnd: longerThanBars } } };
export const inHeadBar = {
  "@media": { [roomForBars]: { scrollMarginBlockStart: longerThanBars } },
};
