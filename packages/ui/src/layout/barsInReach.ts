import { breakpoints, media } from "../tokens/scales";

/** Of a phone on its side, or of a page at 400 %, bars that stay in reach would leave too little. */
export const roomForBars = "screen and (min-height: 30rem)";

/** Where a bar stays at the foot: wide screens have its action beside the choices. */
export const footBarStays = `${roomForBars} and (max-width: ${breakpoints.lg - 0.02}px)`;

/** Says how much of the foot a bar takes, where one stays there. */
export const footBarHeight = "--taanka-foot-bar";

const clearOf = (height: string) => ({
  scrollPaddingBlockEnd: height,
  vars: { [footBarHeight]: height },
});

/** For the page's root: the focus scrolls up to above a bar at the foot, and toasts stand above it. */
export const aboveFootBar = {
  "@media": {
    [footBarStays]: clearOf("6rem"),
    [`${roomForBars} and (max-width: 23rem)`]: clearOf("9rem"),
  },
};

const longerThanBars = "-10rem";

/** For what is in a bar at the foot or at the head: in view already, so that its focus moves no page. */
export const inFootBar = { "@media": { [roomForBars]: { scrollMarginBlockEnd: longerThanBars } } };
export const inHeadBar = {
  "@media": { [roomForBars]: { scrollMarginBlockStart: longerThanBars } },
};

/** Where no script opens the menu of narrow screens: the header shows its categories in a row of their own. */
export const headerHasRow = `${media.noScript} and (max-width: ${breakpoints.lg - 0.02}px)`;

/** Height of that row. */
export const headerRow = "2.75rem";
