import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const anchor = componentStyle({ display: "inline-flex", maxInlineSize: "100%" });

/** Stands in the browser's top layer, so nothing clips it and it keeps the theme around it. */
export const tooltip = componentPart("tooltip", {
  position: "fixed",
  inset: "auto",
  inlineSize: "max-content",
  maxInlineSize: "min(18rem, 100vi - 1rem)",
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: vars.color.ink,
  color: vars.color.surface,
  fontSize: vars.textSize.xs,
  fontWeight: vars.weight.regular,
  letterSpacing: 0,
  lineHeight: vars.leading.text,
  textAlign: "start",
  transition: `opacity ${vars.duration.feedback} ${vars.easing.out}`,
  "@starting-style": { opacity: 0 },
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
  // Browsers without popovers would show it always. It is read out as the control's description all the same.
  "@supports": { "not selector(:popover-open)": { display: "none" } },
});
