import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const gallery = componentPart("gallery", {
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  minInlineSize: 0,
  "@media": {
    [media.lg]: { gridTemplateColumns: "5rem minmax(0, 1fr)", alignItems: "start" },
  },
});

/** Alone, a picture needs no thumbnails beside it. */
export const single = componentStyle({
  "@media": { [media.lg]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const picks = componentStyle({
  display: "flex",
  justifyContent: "center",
  gap: vars.space[1],
  order: 1,
  // The dots' targets reach into the room around them.
  marginBlock: "-0.5rem",
  "@media": {
    [media.lg]: {
      order: 0,
      flexDirection: "column",
      justifyContent: "start",
      gap: vars.space[3],
      // As long as the picture beside them, however many they are.
      alignSelf: "stretch",
      contain: "size",
      overflowY: "auto",
      scrollbarWidth: "none",
      // For the chosen one's outline.
      margin: "-3px",
      padding: "3px",
    },
  },
});

/** A dot on phones, a thumbnail on wide screens. */
export const pick = componentPart("gallery-pick", {
  position: "relative",
  display: "grid",
  placeItems: "center",
  // Where many stand on a narrow page, each gives way.
  minInlineSize: 0,
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  "@media": {
    [media.lg]: {
      gridTemplateRows: "minmax(0, 1fr)",
      placeItems: "stretch",
      inlineSize: "100%",
      blockSize: "auto",
      minBlockSize: "2.75rem",
    },
  },
});

export const dot = componentStyle({
  inlineSize: "0.5rem",
  blockSize: "0.5rem",
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  selectors: {
    "[aria-current=true] > &": {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
    },
  },
  "@media": { [media.lg]: { display: "none" } },
});

export const thumbnail = componentPart("gallery-thumbnail", {
  display: "none",
  // As round as the large picture, as far as so small a one can be.
  borderRadius: `min(${vars.radius.card}, 0.5rem)`,
  selectors: {
    "[aria-current=true] > &": {
      outline: `1px solid ${vars.color.accent}`,
      outlineOffset: "2px",
    },
  },
  "@media": { [media.lg]: { display: "block" } },
});

export const stage = componentStyle({ position: "relative", minInlineSize: 0 });

export const track = componentStyle({
  display: "flex",
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  overscrollBehaviorX: "contain",
  borderRadius: vars.radius.card,
  cursor: "zoom-in",
});

export const noPicture = componentStyle({ borderRadius: vars.radius.card });

export const slide = componentPart("gallery-slide", {
  flex: "0 0 100%",
  minInlineSize: 0,
  overflow: "hidden",
  scrollSnapAlign: "start",
  scrollSnapStop: "always",
});

export const zoomButton = componentStyle({
  position: "absolute",
  insetBlockEnd: vars.space[3],
  insetInlineEnd: vars.space[3],
});

export const actions = componentStyle({
  position: "absolute",
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
  display: "grid",
  justifyItems: "center",
  gap: vars.space[2],
});
