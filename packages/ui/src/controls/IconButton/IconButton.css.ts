import { componentPart } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

/** How wide and high it is. */
export const target = "clamp(44px, 2.75rem, 12vw)";

export const iconButton = componentPart("icon-button", {
  position: "relative",
  // Not a grid: lists have hundreds of hearts, and a grid of one is laid out at twice the cost.
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  justifyContent: "center",
  // Large text makes them larger as far as a phone's header has room for five.
  inlineSize: target,
  blockSize: target,
  border: "1px solid transparent",
  borderRadius: vars.radius.full,
  background: "none",
  transition: `${vars.duration.feedback} ${vars.easing.out}`,
  transitionProperty: "background, border-color, color",
  selectors: {
    "&[data-tone=outlined]": { borderColor: vars.color.lineStrong, color: vars.color.ink },
    "&[data-tone=plate]": { background: vars.color.plate, color: vars.color.ink },
    "&:disabled, &[aria-disabled=true]": { cursor: "not-allowed", opacity: 0.45 },
  },
  "@media": {
    [media.hover]: {
      selectors: {
        // A finger's is as large as the others.
        "&[data-size=small]": {
          inlineSize: vars.size.controlSmall,
          blockSize: vars.size.controlSmall,
        },
        "&:is(a,:enabled):not([aria-disabled=true]):hover": {
          background: vars.color.accentSoft,
          color: vars.color.accent,
        },
        "&:is(a,:enabled)[data-tone=plate]:hover": { background: vars.color.raised },
        "&:is(a,:enabled)[data-tone=outlined]:hover": { borderColor: vars.color.accent },
      },
    },
    [media.forcedColors]: {
      selectors: { "&:not([data-tone=plain])": { borderColor: "ButtonText" } },
    },
  },
});

export const badge = componentPart("icon-button-badge", {
  position: "absolute",
  insetBlockStart: "-1px",
  insetInlineEnd: "-3px",
  minInlineSize: "1.64em",
  paddingInline: "0.25rem",
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.onAccent,
  // Decoration, which must not hide the icon in large text.
  fontSize: "min(0.6875rem, 14px)",
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: "tabular-nums",
  lineHeight: "1.64",
  textAlign: "center",
  "@media": { [media.forcedColors]: { border: "1px solid" } },
});
