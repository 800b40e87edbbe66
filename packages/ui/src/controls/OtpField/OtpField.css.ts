import { keyframes } from "@vanilla-extract/css";
import { componentPart, componentStyle, descendantStyle } from "../../styles/componentStyle";
import { runningStitch } from "../../styles/stitch";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const boxes = componentPart("otp-boxes", {
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 3.25rem)",
  gap: vars.space[2],
  // The code runs left to right in every script, its boxes stand where the line begins.
  selectors: { "[dir=rtl] &": { justifyContent: "end" } },
});

export const box = componentPart("otp-box", {
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

/** Against what browsers draw over an input whose own text is transparent. */
const unseen = {
  background: "transparent !important",
  borderColor: "transparent !important",
  boxShadow: "none !important",
  color: "transparent !important",
  opacity: "0 !important",
  WebkitTextFillColor: "transparent !important",
};

/**
 * The real input lies over the boxes, its own text transparent: in forced colours too, while it is
 * filled by the browser, and while its text is marked. On iOS the text is drawn as narrow as can be, so
 * that the handles of a marked text stay inside.
 */
export const input = componentStyle({
  selectors: {
    "&::selection": {
      background: "transparent !important",
      color: "transparent !important",
    },
    "&:autofill": unseen,
    "&:-webkit-autofill": unseen,
  },
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
  "@supports": {
    "(-webkit-touch-callout: none)": {
      insetInline: "-1px 1px !important",
      fontStretch: "ultra-condensed",
      fontWeight: "100 !important",
      fontOpticalSizing: "none",
      letterSpacing: "-0.6em !important",
    },
  },
});

/** The button that a password manager puts beside the input can be pressed. */
descendantStyle(input, "+ *", { pointerEvents: "auto" });

const blink = keyframes({ "50%": { opacity: 0 } });

export const caret = componentStyle({
  inlineSize: "1px",
  blockSize: "1.5rem",
  background: vars.color.ink,
  animation: `${blink} 1s steps(1) infinite`,
});
