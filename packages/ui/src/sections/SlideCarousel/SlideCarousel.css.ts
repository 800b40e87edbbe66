import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const carousel = componentPart("slide-carousel", {
  display: "flex",
  flexDirection: "column-reverse",
  gap: vars.space[6],
});

export const track = componentStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "78%",
  gap: vars.space[4],
  // Room for focus rings, which the scrolling box would cut off.
  padding: "4px",
  margin: "-4px",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollPaddingInline: "4px",
  scrollbarWidth: "none",
  "@media": {
    [media.md]: {
      gap: vars.space[6],
      gridAutoColumns: `calc((100% - 2 * ${vars.space[6]}) / 3)`,
    },
    [media.xl]: {
      gap: vars.space[8],
      gridAutoColumns: `calc((100% - 2 * ${vars.space[8]}) / 3)`,
    },
  },
});

export const slide = componentStyle({
  // Keeps what is hidden from the eye in its slide: it would widen the page.
  position: "relative",
  minInlineSize: 0,
  scrollSnapAlign: "start",
  transition: `opacity ${vars.duration.panel} ${vars.easing.out}`,
  selectors: { "&[inert]": { opacity: 0.6 } },
});

export const controls = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[2],
});

/** One row, however many there are: slides that come later would else move what stands below. */
export const dots = componentStyle({
  display: "flex",
  minInlineSize: 0,
  overflowX: "auto",
  scrollbarWidth: "none",
});

export const dot = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: "1.5rem",
  minInlineSize: "1.5rem",
  blockSize: "2.75rem",
  selectors: {
    "&::after": {
      content: '""',
      inlineSize: "0.5rem",
      blockSize: "0.5rem",
      border: `1px solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.full,
      transition: `inline-size ${vars.duration.panel} ${vars.easing.out}`,
    },
    "&[aria-current]::after": {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
    },
  },
  "@media": {
    // As wide as a finger where all have room, else narrower.
    [media.coarse]: { inlineSize: "2.75rem" },
    [media.hover]: { selectors: { "&:hover::after": { borderColor: vars.color.accent } } },
    [media.forcedColors]: {
      selectors: { "&[aria-current]::after": { backgroundColor: "Highlight" } },
    },
  },
});
