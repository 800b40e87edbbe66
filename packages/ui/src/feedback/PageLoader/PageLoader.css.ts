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

const sew = keyframes({
  from: { inlineSize: "0", marginInlineStart: "0" },
  "60%": { inlineSize: "100%", marginInlineStart: "0" },
  to: { inlineSize: "0", marginInlineStart: "100%" },
});

export const line = componentStyle({ inlineSize: "6rem", overflow: "hidden" });

export const thread = componentStyle({
  animation: `${sew} 1.8s ${vars.easing.out} infinite`,
  maskRepeat: "repeat no-repeat",
  "@media": { [media.reducedMotion]: { animation: "none" } },
});
