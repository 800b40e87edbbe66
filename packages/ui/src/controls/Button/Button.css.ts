import { keyframes } from "@vanilla-extract/css";
import { componentRecipe, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const button = componentRecipe({
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space[2],
    minBlockSize: vars.size.control,
    paddingInline: vars.space[6],
    paddingBlock: vars.space[2],
    border: "1px solid transparent",
    borderRadius: vars.radius.control,
    fontFamily: vars.font.text,
    fontSize: vars.textSize.sm,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.tight,
    letterSpacing: "0.04em",
    textAlign: "center",
    textDecoration: "none",
    cursor: "pointer",
    userSelect: "none",
    transition: `background-color ${vars.duration.feedback} ${vars.easing.out}, border-color ${vars.duration.feedback} ${vars.easing.out}, color ${vars.duration.feedback} ${vars.easing.out}`,
    selectors: {
      "&:disabled, &[aria-disabled='true']": { cursor: "not-allowed", opacity: 0.45 },
      "&[aria-busy='true']": { cursor: "progress", opacity: 1 },
    },
    "@media": { [media.forcedColors]: { border: "1px solid ButtonText" } },
  },
  variants: {
    tone: {
      primary: {
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
        selectors: { "&:hover:not(:disabled)": { backgroundColor: vars.color.accentHover } },
      },
      secondary: {
        borderColor: vars.color.lineStrong,
        backgroundColor: "transparent",
        color: vars.color.ink,
        selectors: {
          "&:hover:not(:disabled)": {
            borderColor: vars.color.accent,
            color: vars.color.accent,
          },
        },
      },
      quiet: {
        paddingInline: vars.space[3],
        backgroundColor: "transparent",
        color: vars.color.accent,
        selectors: { "&:hover:not(:disabled)": { backgroundColor: vars.color.accentSoft } },
      },
    },
    size: {
      medium: {},
      small: {
        minBlockSize: vars.size.controlSmall,
        paddingInline: vars.space[4],
        "@media": { [media.coarse]: { minBlockSize: "2.75rem" } },
      },
    },
    fullWidth: { true: { inlineSize: "100%" }, false: {} },
  },
  defaultVariants: { tone: "primary", size: "medium", fullWidth: false },
});

const turn = keyframes({ to: { transform: "rotate(360deg)" } });

export const content = componentStyle({
  display: "contents",
  selectors: { "[aria-busy='true'] > &": { visibility: "hidden" } },
});

export const busyMark = componentStyle({
  position: "absolute",
  inset: "calc(50% - 0.625em)",
  inlineSize: "1.25em",
  blockSize: "1.25em",
  border: "2px solid currentColor",
  borderBlockStartColor: "transparent",
  borderRadius: "50%",
  animation: `${turn} 0.8s linear infinite`,
});
