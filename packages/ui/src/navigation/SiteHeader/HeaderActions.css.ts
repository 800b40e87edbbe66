import { target } from "../../controls/IconButton/IconButton.css";
import { componentStyle, utilityStyle } from "../../styles/componentStyle";
import { media } from "../../tokens/scales";

/** Custom property with the number of actions. */
export const actionCount = "--taanka-actions";

export const actions = componentStyle({
  display: "flex",
  // A browser may show the first before it has read the others, which then come beside it.
  "@media": {
    "screen and (min-width: 21.5em)": { minInlineSize: `calc(var(${actionCount}) * ${target})` },
  },
  // The icons' edge, not their boxes', stands on the gutter.
  marginInlineEnd: "-0.75rem",
  marginInlineStart: "auto",
});

export const menuAction = utilityStyle({
  marginInlineStart: "-0.75rem",
  "@media": {
    [media.lg]: { selectors: { "&:not([data-everywhere])": { display: "none" } } },
    [media.noScript]: { display: "none" },
  },
});

export const hiddenWhenNarrow = utilityStyle({
  "@media": { "screen and (max-width: 21.49em)": { display: "none" } },
});

/** On a phone that is read at twice its size: the menu leads there too. */
export const hiddenWhenTiny = utilityStyle({
  "@media": { [media.tiny]: { display: "none" } },
});
