import { componentPart, componentStyle } from "../../styles/componentStyle";
import { runningStitch } from "../../styles/stitch";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const summary = componentPart("price-summary", {
  display: "grid",
  gap: vars.space[4],
  inlineSize: "100%",
  color: vars.color.ink,
});

export const card = componentStyle({
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  "@media": { [media.md]: { padding: vars.space[6] } },
});

export const head = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space[3],
});

export const title = componentPart("price-summary-title", {
  fontFamily: vars.font.display,
  fontSize: vars.textSize.xl,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.heading,
});

const quiet = { color: vars.color.muted, fontSize: vars.textSize.sm } as const;

export const count = componentStyle({
  ...quiet,
  flex: "none",
  fontVariantNumeric: "tabular-nums",
});

export const note = componentStyle(quiet);

export const rows = componentStyle({
  display: "grid",
  gap: vars.space[3],
  fontSize: vars.textSize.sm,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: "tabular-nums",
});

const line = {
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space[4],
  "@media": { [media.tiny]: { flexWrap: "wrap", columnGap: vars.space[2], rowGap: 0 } },
} as const;

export const row = componentPart("price-summary-row", line);

export const term = componentStyle({ overflowWrap: "anywhere", color: vars.color.muted });

const amountOf = {
  flex: "none",
  // Keeps a minus before its amount in a page that runs right to left, whose own amounts begin with a mark.
  direction: "ltr",
  unicodeBidi: "isolate",
  transition: `color ${vars.duration.feedback} ${vars.easing.out}`,
  selectors: {
    "&[data-tone=positive]": { color: vars.color.positive, fontWeight: vars.weight.medium },
    "[aria-busy=true] &": { color: vars.color.muted },
  },
} as const;

export const amount = componentStyle(amountOf);

/** Stands apart by a seam. */
export const totalRow = componentStyle({
  ...line,
  position: "relative",
  marginBlockStart: vars.space[1],
  paddingBlockStart: vars.space[4],
  fontSize: vars.textSize.md,
  fontWeight: vars.weight.semibold,
  selectors: {
    "&::before": {
      content: '""',
      position: "absolute",
      insetBlockStart: 0,
      insetInline: 0,
      backgroundColor: vars.color.zari,
      ...runningStitch,
      "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
    },
  },
});

export const total = componentPart("price-summary-total", {
  ...amountOf,
  fontSize: vars.textSize.lg,
});

export const savings = componentPart("price-summary-savings", {
  color: vars.color.positive,
  fontSize: vars.textSize.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: "tabular-nums",
});

export const action = componentStyle({ display: "grid", gap: vars.space[3] });
