/** Scroll distance in px past which the header hides on the way down. */
const hideAfter = 100;
/** Distance from the top in px within which the header always shows. */
const alwaysShownWithin = 10;

/**
 * Whether the header is hidden after a scroll from `previous` to `next` (px from the top).
 * Standing still keeps what was.
 */
export function isHeaderHidden(hidden: boolean, previous: number, next: number): boolean {
  if (next <= alwaysShownWithin || next < previous) return false;
  if (next > previous && next > hideAfter) return true;
  return hidden;
}
