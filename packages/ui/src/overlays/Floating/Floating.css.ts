import { keyframes } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/componentStyle";
import { stacking } from "../../styles/stacking";
import { vars } from "../../tokens/contract.css";

const appear = keyframes({ from: { opacity: 0, translate: "0 0.25rem" } });

/** What popovers and menus have in common: a raised plate beside its trigger. */
export const floating = componentStyle({
  zIndex: stacking.floating,
  maxInlineSize: "calc(100vi - 2rem)",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  outline: "none",
  animation: `${appear} ${vars.duration.feedback} ${vars.easing.out}`,
});
