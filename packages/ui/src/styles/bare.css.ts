import { style } from "@vanilla-extract/css";

/**
 * For an element that has no look of its own, such as a list or a table's cell: by a class of the kit
 * `styles.local.css` and `styles.unlayered.css` know which elements they may reset.
 */
export const bare = style({});
