import { componentPart, componentStyle } from "../../styles/componentStyle";
import { runningStitch } from "../../styles/stitch";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const form = componentPart("cancel-form", {
  display: "grid",
  gap: vars.space[6],
  inlineSize: "100%",
  maxInlineSize: "40rem",
});

export const pieces = componentStyle({
  display: "grid",
  gap: vars.space[3],
  paddingBlockEnd: vars.space[6],
  selectors: {
    "&::after": {
      content: '""',
      ...runningStitch,
      marginBlockStart: vars.space[3],
      backgroundColor: vars.color.zari,
    },
  },
});

export const more = componentStyle({
  paddingInlineStart: `calc(4.5rem + ${vars.space[4]})`,
  color: vars.color.muted,
  fontSize: vars.textSize.sm,
});

export const refund = componentPart("cancel-form-refund", {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderBlock: `1px solid ${vars.color.line}`,
  fontWeight: vars.weight.medium,
});

export const amount = componentStyle({
  fontSize: vars.textSize.lg,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: "tabular-nums",
});

export const note = componentStyle({
  flexBasis: "100%",
  color: vars.color.muted,
  fontSize: vars.textSize.sm,
  fontWeight: vars.weight.regular,
  lineHeight: "1.45",
});

export const submit = componentStyle({
  "@media": { [media.sm]: { justifySelf: "start", minInlineSize: "16rem" } },
});
