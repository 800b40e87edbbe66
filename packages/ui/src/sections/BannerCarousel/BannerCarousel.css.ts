import {
  componentPart,
  componentRule,
  componentStyle,
  descendantStyle,
} from "../../styles/componentStyle";
import { direction } from "../../styles/direction";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

const { color, space } = vars;

/** Where the words stand in the picture: windows that are wide for their height, as a phone's on its side. */
const beside = "screen and (min-width: 40rem) and (min-aspect-ratio: 1)";

/** A veil of the plates' colour: ink on it is readable over any picture, and a light one stays itself. */
const veil = `color-mix(in srgb, ${color.plate} 88%, transparent)`;

/** The hint beyond the middle lets it thin out from nothing: a straight fade begins with a seam. */
const veilFrom = (towards: string, full: string, hint = "24%", fade = "36%") =>
  `linear-gradient(${towards}, ${veil} calc(${full}), calc(${full} + ${hint}), transparent calc(${full} + ${fade}))`;

/** As far as the words reach on wide screens. */
const wordsEnd = "max(38%, 50% - 12rem)";

export const banner = componentPart("banner", {
  position: "relative",
  overflow: "hidden",
  blockSize: "100svh",
  minBlockSize: "27rem",
  maxBlockSize: "75rem",
  color: color.ink,
  backgroundColor: color.sunken,
});

// The accent may be lost on a picture.
descendantStyle(banner, ":focus-visible", { outlineColor: color.ink });

export const note = componentStyle({
  display: "grid",
  placeItems: "center",
  blockSize: "100%",
  fontSize: vars.textSize.lg,
});

export const track = componentStyle({
  position: "absolute",
  inset: 0,
  touchAction: "pan-y pinch-zoom",
});

export const slide = componentPart("banner-slide", {
  position: "absolute",
  inset: 0,
  isolation: "isolate",
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  opacity: 0,
  visibility: "hidden",
  transition: `opacity ${vars.duration.banner} ${vars.easing.out}, visibility 0s ${vars.duration.banner}`,
  selectors: {
    "&[data-active]": { opacity: 1, visibility: "visible", transitionDelay: "0s" },
  },
});

// Else the picture stands above the words, whole.
export const picture = componentStyle({
  position: "relative",
  zIndex: -1,
  flex: 1,
  transform: "scale(1.06)",
  transition: `transform ${vars.duration.banner} ${vars.easing.out}`,
  selectors: { [`${slide}[data-active] > &`]: { transform: "none" } },
  "@media": {
    [beside]: {
      position: "absolute",
      inset: 0,
      // The words change sides with the text's direction, and so does the picture's calm side.
      selectors: { "[dir='rtl'] &": { scale: "-1 1" } },
    },
  },
});

// What is cut off a wide picture is its calm side, which the words need less of than it has.
const wide = "(min-aspect-ratio: 7/10)";
descendantStyle(picture, "img", { "@media": { [wide]: { objectPosition: "75%" } } });
componentRule(`${picture}[data-side=end] img`, { "@media": { [wide]: { objectPosition: "25%" } } });

export const shade = componentStyle({
  "@media": {
    [beside]: {
      position: "absolute",
      zIndex: -1,
      inset: 0,
      backgroundImage: veilFrom(`calc(90deg * ${direction})`, wordsEnd),
      selectors: { "&[data-side='end']": { transform: "scaleX(-1)" } },
    },
  },
});

// Not positioned: the link inside covers the slide, not the words alone.
export const words = componentPart("banner-words", {
  display: "flex",
  inlineSize: "100%",
  paddingInline: vars.size.gutter,
  paddingBlock: `${space[6]} 5rem`,
  backgroundColor: color.surface,
  "@media": {
    [beside]: {
      flex: 1,
      alignItems: "center",
      maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.size.gutter})`,
      marginInline: "auto",
      paddingBlock: vars.size.header,
      backgroundColor: "transparent",
      selectors: { "&[data-side='end']": { justifyContent: "flex-end" } },
    },
  },
});

descendantStyle(words, "> div", {
  display: "grid",
  justifyItems: "start",
  gap: space[4],
  maxInlineSize: "30rem",
  // The old words are gone before the new ones come: two at once cannot be read.
  opacity: 0,
  transition: `opacity ${vars.duration.panel} ${vars.easing.out}`,
  "@media": { [beside]: { inlineSize: "max(35%, 22rem)", gap: space[6] } },
});

const covering = { content: '""', position: "absolute", inset: 0 } as const;

componentRule(`${slide}[data-active] > ${words} > div`, {
  opacity: 1,
  transitionDelay: vars.duration.panel,
});

/** A heading that is the banner's only link, which covers the banner. */
export const headingLink = componentStyle({
  color: "inherit",
  selectors: { "&::after": covering },
});

export const callToAction = componentPart("banner-action", {
  display: "inline-flex",
  alignItems: "center",
  gap: space[3],
  minBlockSize: vars.size.control,
  paddingInline: space[6],
  border: "1px solid currentColor",
  borderRadius: vars.radius.control,
  color: color.ink,
  fontSize: vars.textSize.sm,
  fontWeight: vars.weight.semibold,
  letterSpacing: "0.04em",
  transition: `background-color ${vars.duration.feedback} ${vars.easing.out}, color ${vars.duration.feedback} ${vars.easing.out}`,
  selectors: { "&::after": covering },
  "@media": {
    [media.hover]: {
      selectors: {
        "&:hover": { backgroundColor: color.ink, color: color.surface, borderColor: "transparent" },
      },
    },
  },
});

export const controls = componentStyle({
  position: "absolute",
  zIndex: 1,
  insetBlockEnd: 0,
  insetInline: 0,
  display: "flex",
  alignItems: "center",
  paddingBlock: `${space[8]} ${space[6]}`,
  // The marks' edge, not their boxes', stands on the gutter.
  paddingInlineStart: `calc(max(${vars.size.gutter}, calc((100% - ${vars.size.content}) / 2)) - 0.875rem)`,
  pointerEvents: "none",
  "@media": { [beside]: { backgroundImage: veilFrom("to top", "0%", "60%", "100%") } },
});

export const control = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  borderRadius: vars.radius.full,
  color: color.ink,
  pointerEvents: "auto",
  selectors: { "&:focus-visible": { outlineOffset: "-2px" } },
});

export const dot = componentStyle({
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: "1.75rem",
  blockSize: "2.75rem",
  pointerEvents: "auto",
  transition: `inline-size ${vars.duration.panel} ${vars.easing.out}`,
  selectors: {
    "&::after": {
      content: '""',
      inlineSize: "calc(100% - 0.75rem)",
      blockSize: "3px",
      borderRadius: vars.radius.full,
      backgroundColor: color.ink,
      opacity: 0.55,
    },
    "&[aria-current]": { inlineSize: "3rem" },
    "&[aria-current]::after": { opacity: 1 },
    "&:focus-visible": { outlineOffset: "-2px" },
  },
  "@media": {
    [media.coarse]: { inlineSize: "2.75rem" },
    [media.hover]: { selectors: { "&:not([aria-current]):hover::after": { opacity: 0.85 } } },
    [media.forcedColors]: { forcedColorAdjust: "none" },
  },
});
