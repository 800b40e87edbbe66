import { keyframes } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/componentStyle";
import { direction } from "../../styles/direction";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

const appear = keyframes({ to: { opacity: 1 } });
// Scaled, not sized: the browser's compositor moves it while the next page keeps the script busy.
const advance = keyframes({
  "0%": { transform: "scaleX(0)" },
  "20%": { transform: "scaleX(0.45)" },
  "50%": { transform: "scaleX(0.75)" },
  to: { transform: "scaleX(0.94)" },
});

export const bar = componentStyle({
  position: "fixed",
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 120,
  inlineSize: "100%",
  blockSize: "2px",
  backgroundColor: vars.color.accent,
  transformOrigin: `calc(50% - 50% * ${direction})`,
  opacity: 0,
  pointerEvents: "none",
  transition: `opacity ${vars.duration.panel} ${vars.easing.out}`,
  selectors: {
    // The delay keeps quick page changes free of flicker.
    "&[data-state='active']": {
      animation: `${appear} 1ms linear 50ms forwards, ${advance} 9s ${vars.easing.out} 50ms both`,
      transition: "none",
      "@media": {
        [media.reducedMotion]: { animation: "none", opacity: 1 },
      },
    },
  },
  "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
});
