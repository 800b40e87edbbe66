import { componentPart, componentStyle, descendantStyle } from "../../styles/componentStyle";
import { spacedBy } from "../../styles/letters";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const scroller = componentStyle({ overflowX: "auto" });

/** Names the unit where there is one alone, in the place of the tabs. */
export const unit = componentStyle({
  paddingBlockEnd: vars.space[3],
  color: vars.color.muted,
  fontSize: vars.textSize.sm,
});

export const table = componentPart("size-chart-table", {
  inlineSize: "100%",
  fontSize: vars.textSize.sm,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.leading.tight,
});

// What a browser gives cells by itself, sheets without layers take back.
descendantStyle(table, ":is(th, td)", { padding: 0 });

descendantStyle(table, "thead th", {
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
  color: vars.color.muted,
  fontSize: vars.textSize.xs,
  fontWeight: vars.weight.medium,
  letterSpacing: spacedBy("0.04em"),
  textAlign: "start",
  textTransform: "uppercase",
});

descendantStyle(table, "tbody :is(th, td)", {
  blockSize: "2.75rem",
  paddingInlineEnd: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: vars.weight.regular,
  textAlign: "start",
});

descendantStyle(table, "tbody tr[data-chosen] > *", {
  background: vars.color.accentSoft,
});

descendantStyle(table, "tbody tr[data-sold-out]", { color: vars.color.muted });

descendantStyle(table, "tr > :first-child", { paddingInlineStart: vars.space[3] });

export const size = componentPart("size-chart-size", {
  fontWeight: vars.weight.semibold,
  whiteSpace: "nowrap",
  // The size is what is not to be had: its measures are as right as the others.
  selectors: { "tr[data-sold-out] &": { textDecoration: "line-through" } },
});

export const guide = componentPart("size-chart-guide", {
  display: "grid",
  gap: vars.space[4],
  marginBlockStart: vars.space[8],
  "@media": {
    [media.sm]: {
      gridTemplateColumns: "10rem minmax(0, 1fr)",
      columnGap: vars.space[6],
    },
  },
});

export const guideTitle = componentStyle({ gridColumn: "1 / -1" });

/** Shown the same way round in every direction of text. */
export const drawing = componentStyle({
  inlineSize: "100%",
  maxInlineSize: "11rem",
  direction: "ltr",
});

descendantStyle(drawing, "> img", { maxInlineSize: "100%" });

export const mark = componentStyle({
  fill: vars.color.ink,
  stroke: "none",
  fontFamily: vars.font.text,
  fontSize: "11px",
  fontWeight: vars.weight.semibold,
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
});

export const steps = componentStyle({
  // Without a drawing between, they have its place too.
  selectors: { [`${guideTitle} + &`]: { gridColumn: "1 / -1" } },
  display: "grid",
  alignContent: "start",
  gap: vars.space[3],
  fontSize: vars.textSize.sm,
  lineHeight: "1.45",
});

export const stepName = componentStyle({ fontWeight: vars.weight.semibold });

export const stepText = componentStyle({ color: vars.color.muted });

export const problem = componentStyle({
  color: vars.color.critical,
  fontSize: vars.textSize.sm,
  textAlign: "end",
  selectors: {
    "&&": { flex: "1 0 100%" },
    "&:empty": { display: "none" },
  },
});
