import { keyframes } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/componentStyle";
import { direction } from "../../styles/direction";
import { stacking } from "../../styles/stacking";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

// Scaled, not sized: the browser's compositor moves it while the next page keeps the script busy.
const advance = keyframes({
  // Answers the press at once, and faintly: a page that is there in a moment passes without a flash.
  "0%": { opacity: 0.3, transform: "scaleX(0.08)" },
  "2%": { opacity: 1 },
  "20%": { transform: "scaleX(0.45)" },
  "50%": { transform: "scaleX(0.75)" },
  to: { opacity: 1, transform: "scaleX(0.94)" },
});

export const bar = componentStyle({
  position: "fixed",
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: stacking.loading,
  inlineSize: "100%",
  blockSize: "2px",
  backgroundColor: vars.color.accent,
  transformOrigin: `calc(50% - 50% * ${direction})`,
  opacity: 0,
  pointerEvents: "none",
  transition: `opacity ${vars.duration.panel} ${vars.easing.out}`,
  selectors: {
    "&[data-state='active']": {
      animation: `${advance} 9s ${vars.easing.out} both`,
      transition: "none",
      "@media": {
        [media.reducedMotion]: { animation: "none", opacity: 1 },
      },
    },
  },
  "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
});
