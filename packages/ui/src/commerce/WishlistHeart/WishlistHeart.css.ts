import { keyframes } from "@vanilla-extract/css";
import { heart } from "../../icons/drawnByStyles";
import { componentPart, componentStyle } from "../../styles/componentStyle";
import { iconMask } from "../../styles/iconMask";
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

// At rest nothing moves: a list that changes hundreds of hearts would start as many transitions.
export const root = componentPart("heart", {
  transitionDuration: "0s",
  selectors: {
    "&::after": {
      content: "''",
      inlineSize: "20px",
      blockSize: "20px",
      backgroundColor: "currentColor",
      mask: `${iconMask(heart, 20)} no-repeat`,
    },
    "&[aria-pressed=true]::after": { maskImage: iconMask(heart, 20, "#000") },
    "&[aria-pressed=true][data-clicked]::after": {
      animation: `${pop} 320ms ${vars.easing.out}`,
    },
    "&[aria-pressed=true]": { color: vars.color.accent },
    "&:hover": { transitionDuration: vars.duration.feedback },
    [outlined]: controlSize,
  },
  "@media": {
    [media.coarse]: {
      selectors: {
        // A small plate hides less of the picture; the finger's target is 44 px all the same.
        [plate]: {
          minInlineSize: 0,
          inlineSize: vars.size.controlSmall,
          blockSize: vars.size.controlSmall,
        },
        [`${plate}::before`]: { content: "''", position: "absolute", inset: "-0.3125rem" },
      },
    },
    [media.noScript]: { display: "none" },
    [media.forcedColors]: {
      "::after": { backgroundColor: "ButtonText", forcedColorAdjust: "none" },
    },
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
