import { componentPart, componentStyle } from "../../styles/componentStyle";
import { direction } from "../../styles/direction";
import { svgUrl } from "../../styles/svgUrl";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

/** Custom property with the share of the stars that is filled, 0% to 100%. */
export const filledProperty = "--taanka-rating-filled";

const filled = `var(${filledProperty})`;

const alongText = `calc(90deg * ${direction})`;

const star = svgUrl(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z'/></svg>",
);

export const root = componentPart("rating", {
  display: "inline-block",
  fontSize: vars.textSize.sm,
  lineHeight: vars.leading.tight,
  color: vars.color.muted,
  whiteSpace: "nowrap",
  "::before": {
    content: "''",
    display: "inline-block",
    verticalAlign: "-0.1em",
    inlineSize: "5em",
    blockSize: "1em",
    marginInlineEnd: "0.4em",
    backgroundImage: `linear-gradient(${alongText}, ${vars.color.zari} ${filled}, ${vars.color.line} 0)`,
    maskImage: star,
    maskSize: "1em 1em",
    maskRepeat: "repeat-x",
  },
  selectors: { "&:empty::before": { marginInlineEnd: 0 } },
  "@media": {
    [media.forcedColors]: {
      "::before": {
        forcedColorAdjust: "none",
        // In two colours of the same brightness empty stars would look filled: they are left out.
        backgroundImage: `linear-gradient(${alongText}, CanvasText ${filled}, transparent 0)`,
      },
    },
  },
});

export const compact = componentStyle({
  "::before": { inlineSize: "1em", backgroundImage: "none", backgroundColor: vars.color.zari },
});

export const small = componentStyle({ fontSize: vars.textSize.xs });
