import { keyframes } from "@vanilla-extract/css";
import { componentPart, componentStyle, componentVariants } from "../../styles/componentStyle";
import { media } from "../../tokens/scales";

const turn = keyframes({ to: { transform: "rotate(360deg)" } });
const breathe = keyframes({ "50%": { opacity: 0.35 } });

export const spinner = componentPart("spinner", {
  display: "inline-block",
  flex: "none",
  color: "inherit",
});

export const size = componentVariants({
  small: { inlineSize: "1.25rem", blockSize: "1.25rem" },
  medium: { inlineSize: "2rem", blockSize: "2rem" },
  large: { inlineSize: "3rem", blockSize: "3rem" },
});

export const mark = componentStyle({
  inlineSize: "100%",
  blockSize: "100%",
  animation: `${turn} 1.1s linear infinite`,
  "@media": {
    // Says "still busy" without movement: a slow fade, which the global switch-off leaves alone.
    [media.reducedMotion]: {
      animation: `${breathe} 2.4s ease-in-out infinite`,
      animationDuration: "2.4s !important",
      animationIterationCount: "infinite !important",
    },
  },
});

export const track = componentStyle({ opacity: 0.4 });
