import { componentPart, componentVariants } from "../../styles/componentStyle";
import { spacedBy } from "../../styles/letters";
import { vars } from "../../tokens/contract.css";

export const root = componentPart("badge", {
  display: "inline-flex",
  alignItems: "center",
  // A stack or a grid would stretch it.
  inlineSize: "fit-content",
  maxInlineSize: "100%",
  paddingInline: vars.space[2],
  paddingBlock: vars.space[1],
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  fontSize: "0.6875rem",
  fontWeight: vars.weight.semibold,
  lineHeight: 1.2,
  letterSpacing: spacedBy("0.08em"),
  textTransform: "uppercase",
  // “25% OFF” keeps its order in right-to-left text too.
  unicodeBidi: "plaintext",
});

export const tones = componentVariants({
  label: { backgroundColor: vars.color.raised, color: vars.color.ink },
  sale: { backgroundColor: vars.color.raised, color: vars.color.sale },
  accent: { backgroundColor: vars.color.accent, color: vars.color.onAccent },
  positive: {
    backgroundColor: vars.color.positiveSoft,
    color: vars.color.positive,
  },
  caution: { backgroundColor: vars.color.cautionSoft, color: vars.color.caution },
  critical: {
    backgroundColor: vars.color.criticalSoft,
    color: vars.color.critical,
  },
});
