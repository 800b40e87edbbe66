import { headerHasRow, headerRow } from "../../layout/barsInReach";
import { componentPart, componentStyle } from "../../styles/componentStyle";
import { stacking } from "../../styles/stacking";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const header = componentPart("site-header", {
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: stacking.header,
  blockSize: vars.size.header,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  transition: `${vars.duration.panel} ${vars.easing.out}`,
  transitionProperty: "transform, background-color, color, border-color",
  selectors: {
    "&[data-hidden]:not(:has(:focus-visible))": { transform: "translateY(-100%)" },
    "&[data-appearance='transparent']": {
      borderColor: "transparent",
      backgroundColor: "transparent",
    },
    // The header's own veil: its text stays readable on any picture.
    "&::before": {
      content: "",
      position: "absolute",
      insetBlock: "0 -4rem",
      insetInline: 0,
      zIndex: -1,
      opacity: 0,
      pointerEvents: "none",
      backgroundImage: `linear-gradient(color-mix(in srgb, ${vars.color.plate} 88%, transparent), transparent)`,
      transition: `opacity ${vars.duration.panel} ${vars.easing.out}`,
    },
    "&[data-appearance='transparent']::before": { opacity: 1 },
  },
  "@media": {
    [headerHasRow]: { position: "absolute", blockSize: `calc(${vars.size.header} + ${headerRow})` },
  },
});

export const bar = componentPart("site-header-bar", {
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  blockSize: "100%",
  marginInline: "auto",
  paddingInline: vars.size.gutter,
  "@media": {
    [media.tiny]: { paddingInline: vars.space[2] },
    [headerHasRow]: { flexWrap: "wrap", alignContent: "space-evenly" },
    [media.lg]: {
      display: "grid",
      gridTemplateColumns: "1fr minmax(0, auto) 1fr",
      gap: vars.space[6],
      maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.size.gutter})`,
    },
  },
});

export const brandSlot = componentStyle({
  display: "flex",
  // A long name gives way; what can be pressed does not.
  minInlineSize: 0,
  alignItems: "center",
  gap: vars.space[1],
});
