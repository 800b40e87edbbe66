import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const form = componentPart("profile-form", {
  display: "grid",
  gap: vars.space[6],
  inlineSize: "100%",
  maxInlineSize: "34rem",
});

export const facts = componentStyle({ borderBlockStart: `1px solid ${vars.color.line}` });

export const fact = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(5.5rem, 3fr) minmax(0, 7fr)",
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  lineHeight: vars.leading.tight,
  "@media": {
    [media.phone]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      rowGap: vars.space[1],
    },
  },
});

export const term = componentStyle({ color: vars.color.muted, fontSize: vars.textSize.sm });

export const value = componentStyle({
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.weight.medium,
  overflowWrap: "anywhere",
  selectors: {
    "&[data-unknown]": { color: vars.color.muted, fontWeight: vars.weight.regular },
  },
});

export const actions = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[3],
});
