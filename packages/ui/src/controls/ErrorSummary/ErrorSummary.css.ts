import { componentPart } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const errorSummary = componentPart("error-summary", {
  padding: `${vars.space[4]} ${vars.space[6]}`,
  borderInlineStart: `3px solid ${vars.color.critical}`,
  borderRadius: vars.radius.control,
  background: vars.color.criticalSoft,
  color: vars.color.ink,
  fontSize: vars.textSize.sm,
  overflowWrap: "anywhere",
});

export const title = componentPart("error-summary-title", {
  marginBlockEnd: vars.space[2],
  fontSize: vars.textSize.md,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
});

export const link = componentPart("error-summary-link", {
  display: "inline-block",
  paddingBlock: vars.space[1],
  color: vars.color.critical,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  "@media": { [media.coarse]: { paddingBlock: vars.space[3] } },
});
