import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const chip = componentPart("chip", {
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  maxInlineSize: "100%",
  minBlockSize: vars.size.controlSmall,
  padding: `${vars.space[1]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: "none",
  color: vars.color.ink,
  fontSize: vars.textSize.sm,
  lineHeight: vars.leading.tight,
  transition: `${vars.duration.feedback} ${vars.easing.out}`,
  transitionProperty: "background, border-color, color",
  selectors: {
    "&[data-removable]": {
      paddingInlineEnd: vars.space[3],
      borderColor: vars.color.line,
      background: vars.color.sunken,
    },
    "&[aria-pressed=true]": {
      borderColor: vars.color.accent,
      background: vars.color.accent,
      color: vars.color.onAccent,
    },
    "&:disabled": { cursor: "not-allowed", opacity: 0.45 },
  },
  "@media": {
    [media.hover]: {
      selectors: {
        "&:enabled:not([aria-pressed=true]):hover": {
          borderColor: vars.color.accent,
          color: vars.color.accent,
        },
      },
    },
    [media.coarse]: { minBlockSize: "2.75rem" },
    [media.forcedColors]: {
      selectors: {
        "&[aria-pressed=true]": { outline: "2px solid Highlight", outlineOffset: "-3px" },
      },
    },
  },
});

export const label = componentStyle({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
