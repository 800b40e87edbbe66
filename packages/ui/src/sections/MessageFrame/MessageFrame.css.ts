import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const frame = componentPart("message-frame", {
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[4],
  minBlockSize: "70svh",
  maxInlineSize: `calc(42rem + 2 * ${vars.size.gutter})`,
  marginInline: "auto",
  paddingInline: vars.size.gutter,
  paddingBlock: vars.space[16],
});

export const drawingSlot = componentStyle({
  marginBlockEnd: vars.space[4],
  selectors: {
    // A picture is as wide as its place, which here is as wide as what is in it.
    "&:has(> picture)": { inlineSize: "min(15rem, 100%)" },
  },
});

export const actionRow = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
});
