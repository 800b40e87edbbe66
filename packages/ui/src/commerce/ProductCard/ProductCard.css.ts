import { keyframes } from "@vanilla-extract/css";
import {
  componentPart,
  componentStyle,
  componentVariants,
  descendantStyle,
} from "../../styles/componentStyle";
import { direction } from "../../styles/direction";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const root = componentPart("product-card", {
  position: "relative",
  minInlineSize: 0,
  // The rating's line is as high as its text.
  fontSize: vars.textSize.xs,
  lineHeight: vars.leading.tight,
});

/** What lies on the picture is placed from the card's upper edge, at which the picture begins. */
const shape = { aspectRatio: "3 / 4", borderRadius: vars.radius.card } as const;
const pictureHeight = "400% / 3";

export const picture = componentPart("product-card-picture", {
  ...shape,
  marginBlockEnd: vars.space[3],
});

const appear = keyframes({ from: { opacity: 0 } });

export const second = componentStyle({
  ...shape,
  position: "absolute",
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: "auto",
  display: "none",
  "@media": {
    [media.hover]: {
      selectors: {
        [`${root}:hover > &`]: {
          display: "block",
          animation: `${appear} ${vars.duration.panel} ${vars.easing.out}`,
        },
      },
    },
  },
});

// A margin's percentage is of the card's width, as the picture's height is; its lower edge is where
// the badge ends.
export const badge = componentPart("product-card-badge", {
  // Words alone: cheaper over hundreds than the flex box that a badge with an icon is.
  display: "block",
  position: "absolute",
  insetBlockStart: 0,
  insetInline: vars.space[2],
  marginBlockStart: `calc(${pictureHeight} - ${vars.space[2]})`,
  translate: "0 -100%",
  "@media": {
    [media.lg]: {
      insetInline: vars.space[3],
      marginBlockStart: `calc(${pictureHeight} - ${vars.space[3]})`,
    },
  },
});

/** A `WishlistHeart` in the picture's corner. */
descendantStyle(root, "> button", {
  position: "absolute",
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
  "@media": {
    [media.lg]: { insetBlockStart: vars.space[3], insetInlineEnd: vars.space[3] },
  },
});

export const category = componentPart("product-card-category", {
  color: vars.color.muted,
});

export const name = componentPart("product-card-name", {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  // Not `hidden`, which makes a box that could scroll out of every name.
  overflow: "clip",
  marginBlock: vars.space[1],
  fontSize: vars.textSize.sm,
  fontWeight: vars.weight.regular,
  "@media": { [media.md]: { fontSize: vars.textSize.md } },
});

export const link = componentStyle({
  color: vars.color.ink,
  selectors: {
    "&:focus-visible": { outline: "none" },
    "&::after": { content: "''", position: "absolute", inset: 0, borderRadius: vars.radius.card },
    "&:focus-visible::after": {
      outline: `2px solid ${vars.color.accent}`,
      outlineOffset: "2px",
    },
  },
  "@media": {
    // A finger's tap opens the page: nothing is painted again and again beside that.
    [media.hover]: {
      transition: `color ${vars.duration.feedback} ${vars.easing.out}`,
      selectors: { "&:hover": { color: vars.color.accent } },
    },
  },
});

export const price = componentPart("product-card-price", {
  display: "block",
  marginBlockEnd: vars.space[1],
});

/** The actions of a row of cards stand on one line, however long the names are. */
export const withAction = componentStyle({
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
});

/** On top of the card's link. */
export const action = componentPart("product-card-action", {
  position: "relative",
  marginBlockStart: "auto",
  paddingBlockStart: vars.space[4],
});

/** As many dots as there is room for beside the rating. */
const mostDots = 4;

const dotIndexes = Array.from({ length: mostDots }, (_, index) => index);

/** Custom properties of the colours' element: how many dots there are, and the colour of each. */
export const dotCount = "--taanka-dots";
export const dotColors = dotIndexes.map((index) => `--taanka-dot-${index}`);

const ringOf = (color: string) => `color-mix(in srgb, ${vars.color.ink} 32%, ${color})`;

/** A disc with a ring, whose edges fade over half a pixel as those of a round box do. */
function disc(index: number): string {
  const color = `var(${dotColors[index]}, transparent)`;
  const inward = (distance: string) => `calc(100% - ${distance})`;
  const stops = [
    `${color} ${inward("1.25px")}`,
    `${ringOf(color)} ${inward("0.75px")} ${inward("0.5px")}`,
    "transparent",
  ];
  // From the start of the text, which is the right where it runs to the left.
  const start = `calc((1 - ${direction}) * 50% + ${direction} * ${index}rem)`;
  return `radial-gradient(circle closest-side, ${stops.join(", ")}) ${start} 50% / 0.75rem 0.75rem no-repeat`;
}

/** On the rating's line, at its end; on a line of its own where both do not fit. */
export const colors = componentPart("product-card-colors", {
  float: "inline-end",
  blockSize: `calc(${vars.textSize.xs} * ${vars.leading.tight})`,
  paddingInlineStart: `calc(var(${dotCount}) * 1rem - 0.25rem)`,
  textIndent: vars.space[1],
  background: dotIndexes.map(disc).join(", "),
  color: vars.color.muted,
  forcedColorAdjust: "none",
  "@media": { [media.forcedColors]: { color: "CanvasText" } },
});

export const skeletonLines = componentStyle({
  display: "grid",
  gap: vars.space[1],
  marginBlockStart: vars.space[3],
});

/** Letters' height within the line that it stands for. */
descendantStyle(skeletonLines, "> span", {
  blockSize: "0.75em",
  marginBlock: "calc((1lh - 0.75em) / 2)",
  borderRadius: vars.radius.control,
});

export const bones = componentVariants({
  category: { inlineSize: "30%" },
  name: {
    fontSize: vars.textSize.sm,
    inlineSize: "85%",
    "@media": { [media.md]: { fontSize: vars.textSize.md } },
  },
  price: { fontSize: vars.textSize.md, inlineSize: "55%" },
  rating: { inlineSize: "45%" },
});
