import { keyframes } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

const pop = keyframes({ "40%": { transform: "scale(1.25)" } });

const plate = "&[data-size=small]";
const outlined = "&[data-tone=outlined]";
const controlSize = {
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.control,
};

export const root = componentStyle({
  selectors: { "&[aria-pressed=true]": { color: vars.color.accent }, [outlined]: controlSize },
  "@media": {
    [media.coarse]: {
      selectors: {
        // A small plate hides less of the picture; the finger's target is 44 px all the same.
        [plate]: { inlineSize: vars.size.controlSmall, blockSize: vars.size.controlSmall },
        [`${plate}::before`]: { content: "''", position: "absolute", inset: "-0.3125rem" },
      },
    },
  },
});

export const heart = componentStyle({
  selectors: {
    "[aria-pressed=true] > &": {
      fill: "currentColor",
      animation: `${pop} 320ms ${vars.easing.out}`,
    },
    "[aria-busy=true] > &": { animation: "none" },
  },
});

export const hint = componentStyle({
  position: "absolute",
  insetBlockStart: "calc(100% + 0.375rem)",
  insetInlineEnd: 0,
  zIndex: 1,
  paddingInline: vars.space[2],
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.ink,
  color: vars.color.surface,
  fontSize: vars.textSize.xs,
  lineHeight: vars.leading.tight,
  whiteSpace: "nowrap",
  visibility: "hidden",
  opacity: 0,
  transition: `opacity ${vars.duration.feedback} ${vars.easing.out}`,
  selectors: {
    "button:not([data-hint-dismissed]):is(:hover, :focus-visible) > &": {
      visibility: "visible",
      opacity: 1,
    },
  },
});
