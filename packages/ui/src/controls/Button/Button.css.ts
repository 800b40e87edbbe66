import { keyframes } from "@vanilla-extract/css";
import { componentPart, componentStyle } from "../../styles/componentStyle";
import { spacedBy } from "../../styles/letters";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const button = componentPart("button", {
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  padding: `${vars.space[2]} ${vars.space[6]}`,
  // Forced colours paint it: the boundary of every tone.
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.textSize.sm,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  letterSpacing: spacedBy("0.04em"),
  textAlign: "center",
  transition: `${vars.duration.feedback} ${vars.easing.out}`,
  selectors: {
    "&[data-tone=secondary]": {
      borderColor: vars.color.lineStrong,
      background: "none",
      color: vars.color.ink,
    },
    "&[data-tone=quiet]": {
      paddingInline: vars.space[3],
      background: "none",
      color: vars.color.accent,
    },
    "&[data-size=small]": {
      minBlockSize: vars.size.controlSmall,
      padding: `${vars.space[1]} ${vars.space[4]}`,
    },
    "&[data-full-width]": { inlineSize: "100%" },
    "&:disabled, &[aria-disabled]": { cursor: "not-allowed", opacity: 0.5 },
    "&[aria-busy]": { cursor: "progress", opacity: 1 },
  },
  "@media": {
    [media.hover]: {
      selectors: {
        "&[data-tone=primary]:hover:not(:disabled)": {
          background: vars.color.accentHover,
        },
        "&[data-tone=secondary]:hover:not(:disabled)": {
          borderColor: vars.color.accent,
          color: vars.color.accent,
        },
        "&[data-tone=quiet]:hover:not(:disabled)": {
          background: vars.color.accentSoft,
        },
      },
    },
    [media.coarse]: { selectors: { "&[data-size=small]": { minBlockSize: vars.size.control } } },
  },
});

const turn = keyframes({ to: { rotate: "1turn" } });

export const content = componentStyle({
  display: "contents",
  selectors: { "[aria-busy] > &": { visibility: "hidden" } },
});

export const busyMark = componentStyle({
  position: "absolute",
  padding: "0.5em",
  border: "2px solid",
  borderBlockStart: 0,
  borderRadius: "50%",
  animation: `${turn} 0.8s linear infinite`,
});
