import { keyframes } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const loader = componentStyle({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: vars.space[4],
  inlineSize: "100%",
  minBlockSize: "min(60svb, 32rem)",
  color: vars.color.muted,
  fontSize: vars.textSize.sm,
});

// What is clipped keeps its place: a width that grows would count as a layout that shifts.
const sew = keyframes({
  from: { clipPath: "inset(0 100% 0 0)" },
  "60%": { clipPath: "inset(0)" },
  to: { clipPath: "inset(0 0 0 100%)" },
});

export const line = componentStyle({ inlineSize: "6rem", overflow: "hidden" });

export const thread = componentStyle({
  animation: `${sew} 1.8s ${vars.easing.out} infinite`,
  maskRepeat: "repeat no-repeat",
  selectors: { "[dir=rtl] &": { animationDirection: "reverse" } },
  "@media": { [media.reducedMotion]: { animation: "none" } },
});
