import { componentPart, componentStyle, componentVariants } from "../../styles/componentStyle";
import { svgUrl } from "../../styles/svgUrl";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

// A hanger drawn in running stitch; a mask, so that it takes the theme's colour and costs no element.
const hanger = svgUrl(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 72' fill='none' stroke='#000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round' stroke-dasharray='2.5 5.5'><path d='M40 17a8 8 0 1 1 11 7.4c-2 .8-3 2.6-3 4.6v3L7 57.5C3 60 4.500 66 9 66h78c4.500 0 6-6 2-8.500L48 32'/></svg>",
);

export const frame = componentPart("picture", {
  position: "relative",
  display: "block",
  inlineSize: "100%",
  backgroundColor: vars.color.sunken,
  selectors: {
    "&[data-failed]::after": {
      content: '""',
      position: "absolute",
      inset: 0,
      backgroundColor: vars.color.faint,
      maskImage: hanger,
      maskRepeat: "no-repeat",
      maskPosition: "center",
      maskSize: "min(6rem, 50%)",
      "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
    },
  },
});

export const ratios = componentVariants({
  "3/4": { aspectRatio: "3 / 4" },
  "4/5": { aspectRatio: "4 / 5" },
  "1/1": { aspectRatio: "1" },
  "4/3": { aspectRatio: "4 / 3" },
  "3/2": { aspectRatio: "3 / 2" },
  "16/9": { aspectRatio: "16 / 9" },
  "2/1": { aspectRatio: "2" },
  fill: { blockSize: "100%" },
});

export const image = componentStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  borderRadius: "inherit",
  selectors: {
    // Kept for screen readers: a broken picture still says its alternative text.
    "[data-failed] > &": { opacity: 0 },
  },
});

export const contain = componentStyle({ objectFit: "contain" });
