import { componentStyle } from "../../styles/componentStyle";
import { stacking } from "../../styles/stacking";
import { vars } from "../../tokens/contract.css";

export const skipLink = componentStyle({
  position: "fixed",
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: stacking.floating,
  paddingInline: vars.space[6],
  paddingBlock: vars.space[3],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.textSize.sm,
  fontWeight: vars.weight.semibold,
  selectors: {
    "&:focus": { boxShadow: vars.shadow.float },
    "&:not(:focus)": { transform: "translateY(calc(-100% - 1rem))" },
  },
});
