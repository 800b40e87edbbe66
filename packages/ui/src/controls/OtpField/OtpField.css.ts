import { keyframes } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/componentStyle";
import { runningStitch } from "../../styles/stitch";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const boxes = componentStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 3.25rem)",
  gap: vars.space[2],
  // The code runs left to right in every script, its boxes stand where the line begins.
  selectors: { "[dir=rtl] &": { justifyContent: "end" } },
});

export const box = componentStyle({
  position: "relative",
  display: "grid",
  placeItems: "center",
  blockSize: "3.5rem",
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.ink,
  fontSize: vars.textSize.xl,
  fontVariantNumeric: "tabular-nums",
  transition: `border-color ${vars.duration.feedback} ${vars.easing.out}`,
  selectors: {
    "&[data-active]": {
      borderColor: vars.color.accent,
      outline: `2px solid ${vars.color.accent}`,
      outlineOffset: "2px",
    },
    "&[data-active]::after": {
      ...runningStitch,
      content: '""',
      position: "absolute",
      insetInline: vars.space[2],
      insetBlockEnd: vars.space[2],
      backgroundColor: vars.color.zari,
    },
    "&[data-invalid]": {
      borderColor: vars.color.critical,
      boxShadow: `inset 0 0 0 1px ${vars.color.critical}`,
    },
    "&[data-disabled]": {
      borderColor: vars.color.line,
      background: vars.color.sunken,
      color: vars.color.muted,
    },
  },
});

/** The real input lies over the boxes, its own text transparent: in forced colours too. */
export const input = componentStyle({
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
});

const blink = keyframes({ "50%": { opacity: 0 } });

export const caret = componentStyle({
  inlineSize: "1px",
  blockSize: "1.5rem",
  background: vars.color.ink,
  animation: `${blink} 1s steps(1) infinite`,
});
