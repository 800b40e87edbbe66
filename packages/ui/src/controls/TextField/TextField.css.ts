import { componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const adornment = componentStyle({
  display: "flex",
  flex: "none",
  alignItems: "center",
  color: vars.color.muted,
  fontSize: vars.textSize.md,
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "&:first-child": { paddingInlineStart: vars.space[4] },
    "&:not(:first-child)": { paddingInlineEnd: vars.space[4] },
    "&:not(:first-child):has(button)": { paddingInlineEnd: vars.space[1] },
    "[data-size=small] > &": { fontSize: vars.textSize.sm },
    "[data-size=small] > &:first-child": { paddingInlineStart: vars.space[3] },
  },
});

/** Only there while there is something to clear. */
export const clear = componentStyle({
  color: vars.color.muted,
  selectors: { "input:is(:placeholder-shown, :disabled, :read-only) ~ &": { display: "none" } },
  "@media": {
    [media.hover]: { selectors: { "&:enabled:hover": { color: vars.color.accent } } },
  },
});
