import { componentPart, componentStyle } from "../../styles/componentStyle";
import { runningStitch } from "../../styles/stitch";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const brandMark = componentPart("brand-mark", {
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "2.75rem",
  color: "inherit",
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: "min(1.375rem, 6.5vw)",
  lineHeight: 1,
  letterSpacing: "0.14em",
  textDecoration: "none",
  // Beside it stand the menu, the search and the cart.
  "@media": { [media.tiny]: { fontSize: "0.75rem" } },
  selectors: {
    // A word of ten letters has room beside the rest of a phone's header, and two lines of them.
    "&[data-long]": { fontSize: "min(1.375rem, 4.2vw)", overflowWrap: "anywhere" },
    "&[data-size='large']": { fontSize: "2rem" },
  },
});

export const word = componentStyle({
  display: "inline-block",
  // Takes back the tracking after the last letter, so that the stitch ends under it.
  marginInlineEnd: "-0.14em",
  selectors: {
    "&::after": {
      content: "",
      display: "block",
      marginBlockStart: "0.28em",
      marginInlineEnd: "0.14em",
      backgroundColor: vars.color.zari,
      ...runningStitch,
      "@media": {
        [media.forcedColors]: { backgroundColor: "CanvasText", forcedColorAdjust: "none" },
      },
    },
  },
});
