import { keyframes } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

const appear = keyframes({ to: { opacity: 1 } });
const advance = keyframes({
  "0%": { inlineSize: "0" },
  "20%": { inlineSize: "45%" },
  "50%": { inlineSize: "75%" },
  to: { inlineSize: "94%" },
});

export const bar = componentStyle({
  position: "fixed",
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 120,
  inlineSize: "100%",
  blockSize: "2px",
  backgroundColor: vars.color.accent,
  opacity: 0,
  pointerEvents: "none",
  transition: `opacity ${vars.duration.panel} ${vars.easing.out}`,
  selectors: {
    // The delay keeps quick page changes free of flicker.
    "&[data-state='active']": {
      animation: `${appear} 1ms linear 100ms forwards, ${advance} 9s ${vars.easing.out} 100ms both`,
      transition: "none",
      "@media": {
        [media.reducedMotion]: { animation: "none", opacity: 1 },
      },
    },
  },
  "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
});
