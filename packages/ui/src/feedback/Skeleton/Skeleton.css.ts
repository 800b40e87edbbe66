import { keyframes } from "@vanilla-extract/css";
import { componentStyle, componentVariants } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

const breathe = keyframes({ "50%": { opacity: 0.5 } });

export const bone = componentStyle({
  display: "block",
  inlineSize: "100%",
  backgroundColor: `color-mix(in srgb, ${vars.color.line} 62%, ${vars.color.surface})`,
  borderRadius: vars.radius.card,
  animation: `${breathe} 1.8s ease-in-out infinite`,
  "@media": {
    [media.forcedColors]: { border: "1px solid GrayText" },
    // What it keeps the place of never comes.
    [media.noScript]: { display: "none" },
  },
});

export const shape = componentVariants({
  block: { blockSize: "100%", minBlockSize: "1rem" },
  picture: { aspectRatio: "3 / 4" },
  circle: { aspectRatio: "1", borderRadius: "50%" },
});

export const stack = componentStyle({ display: "grid", inlineSize: "100%", gap: vars.space[2] });

/** One line of text: its letters' height inside its line height, so that nothing moves. */
export const line = componentStyle({
  blockSize: "0.75em",
  marginBlock: "0.4em",
  borderRadius: vars.radius.control,
  selectors: { "&:last-child:not(:first-child)": { inlineSize: "62%" } },
});

export const textSize = componentVariants({
  sm: { fontSize: vars.textSize.sm },
  md: { fontSize: vars.textSize.md },
  xl: { fontSize: vars.textSize.xl },
  "3xl": { fontSize: vars.textSize["3xl"] },
});

export const lines = componentStyle({ display: "block", inlineSize: "100%" });
