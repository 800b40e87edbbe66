import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const frame = style({
  display: "grid",
  "@media": {
    [media.lg]: {
      gridTemplateColumns: "23rem minmax(0, 1fr)",
      blockSize: "100vh",
      overflow: "hidden",
    },
  },
});

export const panel = style({
  overflowY: "auto",
  padding: vars.space["6"],
  backgroundColor: vars.color.raised,
  borderInlineEnd: `1px solid ${vars.color.line}`,
});

/** Keeps what the page fixes to its window (header, dialogs) inside the preview. */
export const stage = style({
  position: "relative",
  contain: "layout paint",
  overflow: "hidden",
  blockSize: "100vh",
  minInlineSize: 0,
});

export const scroller = style({ blockSize: "100%", overflowY: "auto" });

export const roles = style({ display: "grid", gap: vars.space["1"] });

export const role = style({
  display: "grid",
  gridTemplateColumns: "2.75rem minmax(0, 1fr) 5.5rem 2.75rem",
  alignItems: "center",
  gap: vars.space["2"],
  minBlockSize: "2.75rem",
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const well = style({
  inlineSize: "2.25rem",
  blockSize: "2.25rem",
  padding: 0,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: "none",
  cursor: "pointer",
});

globalStyle(`${well}::-webkit-color-swatch-wrapper`, { padding: "2px" });
globalStyle(`${well}::-webkit-color-swatch`, { border: 0, borderRadius: "1px" });

export const hex = style({
  minInlineSize: 0,
  inlineSize: "100%",
  blockSize: "2.25rem",
  paddingInline: vars.space["2"],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  fontSize: vars.textSize.sm,
  fontVariantNumeric: "tabular-nums",
  selectors: { "&[aria-invalid='true']": { borderColor: vars.color.critical } },
});

export const range = style({ inlineSize: "100%", accentColor: vars.color.accent });

export const code = style({
  maxBlockSize: "18rem",
  overflow: "auto",
  padding: vars.space["3"],
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  fontFamily: "ui-monospace, Menlo, Consolas, monospace",
  fontSize: vars.textSize.xs,
  lineHeight: 1.5,
  whiteSpace: "pre",
});

export const fold = style({ borderBlockStart: `1px solid ${vars.color.line}` });

globalStyle(`${fold} > summary`, {
  paddingBlock: vars.space["3"],
  cursor: "pointer",
  fontWeight: vars.weight.medium,
});

export const pairs = style({ display: "grid", gap: vars.space["2"] });
