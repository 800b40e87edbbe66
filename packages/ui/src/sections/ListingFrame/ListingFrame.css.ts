import { componentRule, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const frame = componentStyle({
  paddingBlock: `${vars.space[6]} ${vars.space[16]}`,
  "@media": { [media.lg]: { paddingBlock: `${vars.space[8]} ${vars.space[24]}` } },
});

export const intro = componentStyle({
  display: "grid",
  gap: vars.space[2],
  marginBlock: `${vars.space[6]} ${vars.space[8]}`,
  "@media": { [media.lg]: { marginBlock: `${vars.space[8]} ${vars.space[12]}` } },
});

export const bar = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[2]} ${vars.space[6]}`,
  minBlockSize: "4rem",
  paddingBlock: vars.space[2],
  borderBlock: `1px solid ${vars.color.line}`,
});

export const tools = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
  // One row from the first moment: a fallback font may be wider than the one that follows.
  "@media": { "screen and (max-width: 479px)": { inlineSize: "100%", flexWrap: "nowrap" } },
});

componentRule(`${tools} > *`, { minInlineSize: 0 });

export const chipRow = componentStyle({ marginBlockStart: vars.space[4] });

export const body = componentStyle({ position: "relative", marginBlockStart: vars.space[8] });
