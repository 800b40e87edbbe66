import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const frame = componentPart("auth-frame", {
  display: "grid",
  minBlockSize: "100svh",
  backgroundColor: vars.color.surface,
  "@media": { [media.lg]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" } },
});

export const formSide = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[8],
  paddingInline: vars.size.gutter,
  paddingBlock: `${vars.space[4]} ${vars.space[16]}`,
  "@media": { [media.lg]: { paddingBlockStart: vars.space[8] } },
});

export const card = componentPart("auth-frame-card", {
  inlineSize: "100%",
  maxInlineSize: "28rem",
  paddingBlock: vars.space[8],
  "@media": {
    [media.sm]: {
      marginBlock: "auto",
      paddingInline: vars.space[12],
      paddingBlock: vars.space[12],
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.panel,
      backgroundColor: vars.color.raised,
    },
  },
});

export const intro = componentStyle({
  display: "grid",
  gap: vars.space[2],
  marginBlockEnd: vars.space[8],
});

export const aside = componentStyle({
  display: "none",
  "@media": {
    [media.lg]: {
      display: "block",
      position: "sticky",
      insetBlockStart: 0,
      blockSize: "100svh",
    },
  },
});
