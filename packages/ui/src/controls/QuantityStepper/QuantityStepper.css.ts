import { componentPart } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const stepper = componentPart("quantity-stepper", {
  display: "inline-flex",
  alignItems: "stretch",
  // A stack or a grid would stretch it.
  inlineSize: "fit-content",
  blockSize: vars.size.control,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  selectors: {
    "&[data-size=small]": { blockSize: vars.size.controlSmall },
    "&[data-disabled]": { opacity: 0.5 },
  },
  "@media": {
    // 44 px for the finger, within the border.
    [media.coarse]: { selectors: { "&[data-size=small]": { blockSize: "calc(2.75rem + 2px)" } } },
  },
});

export const step = componentPart("quantity-stepper-button", {
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.control,
  borderRadius: "inherit",
  color: vars.color.ink,
  transition: `color ${vars.duration.feedback} ${vars.easing.out}`,
  selectors: {
    "[data-size=small] > &": { inlineSize: vars.size.controlSmall },
    // Outside of the button it would lie over the number.
    "&:focus-visible": { outlineOffset: "-2px" },
    "&:disabled, &[aria-disabled=true]": { color: vars.color.faint, cursor: "not-allowed" },
  },
  "@media": {
    [media.hover]: {
      selectors: { "&:not([aria-disabled=true]):enabled:hover": { color: vars.color.accent } },
    },
    [media.coarse]: { selectors: { "[data-size=small] > &": { inlineSize: "2.75rem" } } },
    [media.forcedColors]: { selectors: { "&[aria-disabled=true]": { color: "GrayText" } } },
  },
});

export const amount = componentPart("quantity-stepper-amount", {
  display: "grid",
  placeItems: "center",
  minInlineSize: "2ch",
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.weight.medium,
  selectors: { "[aria-busy=true] > &": { opacity: 0.5 } },
});
