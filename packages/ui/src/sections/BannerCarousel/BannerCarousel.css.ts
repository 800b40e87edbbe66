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
  // It grows with words that are enlarged.
  display: "grid",
  minBlockSize: "min(100svh, 75rem)",
  selectors: {
    // Below a header that does not lie on it, it ends where the window does: the shell's offset, or a
    // header that takes its place in the page.
    "[data-offset=true] &, [style*=sticky] ~ * &": {
      minBlockSize: `min(100svh - ${vars.size.header}, 75rem)`,
    },
  },
  backgroundColor: color.sunken,
});

// The accent may be lost on a picture.
descendantStyle(banner, ":focus-visible", { outlineColor: color.ink });

export const note = componentStyle({
  display: "grid",
  placeItems: "center",
  fontSize: vars.textSize.lg,
});

export const track = componentStyle({
  display: "grid",
  touchAction: "pan-y pinch-zoom",
});

export const slide = componentPart("banner-slide", {
  gridArea: "1 / 1",
  // What lies behind the words stays on the slide, which is no wider than the banner by a long word.
  contain: "layout inline-size",
  display: "flex",
  flexDirection: "column",
  opacity: 0,
  visibility: "hidden",
  transition: `opacity ${vars.duration.banner} ${vars.easing.out}, visibility 0s ${vars.duration.banner}`,
  selectors: {
    "&[data-active]": { opacity: 1, visibility: "visible", transitionDelay: "0s" },
  },
});

// Else the picture stands above the words, whole.
export const picture = componentStyle({
  zIndex: -1,
  flex: "1 0 30svh",
  transform: "scale(1.06)",
  transition: `transform ${vars.duration.banner} ${vars.easing.out}`,
  selectors: { [`${slide}[data-active] > &`]: { transform: "none" } },
  "@media": {
    [beside]: {
      position: "absolute",
      inset: 0,
      // The words change sides with the text's direction, and so does the picture's calm side.
      scale: `${direction} 1`,
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
  overflowWrap: "anywhere",
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

componentRule(`${slide}[data-active] > ${words} > div`, {
  opacity: 1,
  transitionDelay: vars.duration.panel,
});

/** A heading that is the banner's only link, which covers the banner. */
export const headingLink = componentStyle({
  selectors: { "&::after": { content: '""', position: "absolute", inset: 0 } },
});

export const callToAction = componentPart("banner-action", {
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
  paddingInlineStart: `calc(max(${vars.size.gutter}, (100% - ${vars.size.content}) / 2) - 0.875rem)`,
  pointerEvents: "none",
  "@media": { [beside]: { backgroundImage: veilFrom("to top", "0%", "60%", "100%") } },
});

descendantStyle(controls, "> button", {
  display: "grid",
  placeItems: "center",
  blockSize: "2.75rem",
  borderRadius: vars.radius.full,
  outlineOffset: "-2px",
  pointerEvents: "auto",
});

export const control = componentStyle({ inlineSize: "2.75rem" });

export const dot = componentStyle({
  inlineSize: "1.75rem",
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
  },
  "@media": {
    [media.coarse]: { inlineSize: "2.75rem" },
    [media.hover]: { selectors: { "&:not([aria-current]):hover::after": { opacity: 0.85 } } },
    [media.forcedColors]: { forcedColorAdjust: "none" },
  },
});
