import { componentPart, componentStyle, descendantStyle } from "../../styles/componentStyle";
import { runningStitch } from "../../styles/stitch";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";
import { focusedByCode } from "../../typography/Heading/focusedByCode";

/** Width of the sheet, not of the viewport, from which the table has all its columns. */
const wide = "(min-width: 36rem)";

export const sheet = componentPart("invoice", {
  containerType: "inline-size",
  inlineSize: "100%",
  maxInlineSize: "52rem",
  color: vars.color.ink,
  fontSize: vars.textSize.sm,
  lineHeight: "1.5",
  fontVariantNumeric: "tabular-nums",
});

export const paper = componentStyle({
  display: "grid",
  gap: vars.space[6],
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  "@container": { [wide]: { gap: vars.space[8], padding: vars.space[12] } },
});

export const head = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "flex-start",
  gap: vars.space[6],
  paddingBlockEnd: vars.space[6],
  position: "relative",
  selectors: {
    "&::after": {
      content: '""',
      ...runningStitch,
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: 0,
      backgroundColor: vars.color.zari,
    },
  },
});

export const title = componentPart("invoice-title", {
  marginBlockEnd: vars.space[2],
  fontFamily: vars.font.display,
  fontSize: vars.textSize["2xl"],
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.display,
  selectors: focusedByCode,
});

export const notice = componentStyle({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: "1px solid",
  borderRadius: vars.radius.control,
  color: vars.color.critical,
  fontWeight: vars.weight.medium,
});

export const facts = componentStyle({
  display: "grid",
  gridTemplateColumns: "auto auto",
  justifyContent: "start",
  columnGap: vars.space[4],
  rowGap: "0.125rem",
  "@media": { [media.tiny]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** Its name and value are cells of the grid. */
export const pair = componentStyle({ display: "contents" });

export const term = componentStyle({ color: vars.color.muted });

export const fact = componentStyle({
  fontWeight: vars.weight.medium,
  overflowWrap: "anywhere",
  "@media": { [media.tiny]: { marginBlockEnd: vars.space[2] } },
});

export const parties = componentStyle({
  display: "grid",
  gap: vars.space[6],
  overflowWrap: "anywhere",
  "@container": {
    [wide]: { gridTemplateColumns: "repeat(auto-fit, minmax(12rem, 1fr))" },
  },
});

export const eyebrow = componentStyle({
  marginBlockEnd: vars.space[2],
  color: vars.color.muted,
  fontFamily: vars.font.text,
  fontSize: vars.textSize.xs,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.eyebrow,
  textTransform: "uppercase",
});

export const partyName = componentStyle({ fontWeight: vars.weight.semibold });

export const address = componentStyle({ fontStyle: "normal" });

export const table = componentPart("invoice-table", { inlineSize: "100%" });

const rule = `1px solid ${vars.color.line}`;

descendantStyle(table, "th", {
  paddingInline: 0,
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
  color: vars.color.muted,
  fontSize: "0.93em",
  fontWeight: vars.weight.medium,
  textAlign: "start",
  verticalAlign: "bottom",
});

descendantStyle(table, "td", {
  paddingInline: 0,
  paddingBlock: vars.space[3],
  borderBlockEnd: rule,
  verticalAlign: "top",
});

descendantStyle(table, ":is(th, td) + :is(th, td)", { paddingInlineStart: vars.space[4] });

/** Figures stand below each other. */
export const figure = componentStyle({
  selectors: { [`${table} &`]: { textAlign: "end" } },
  whiteSpace: "nowrap",
});

/** Columns that give way on a phone, where their figures stand under the item's name. */
export const column = componentStyle({
  display: "none",
  "@container": { [wide]: { display: "table-cell" } },
});

export const itemName = componentStyle({
  fontWeight: vars.weight.medium,
  overflowWrap: "anywhere",
});

export const details = componentStyle({
  color: vars.color.muted,
  fontSize: "0.93em",
  overflowWrap: "anywhere",
});

export const narrowDetails = componentStyle({
  "@container": { [wide]: { display: "none" } },
});

export const totals = componentStyle({
  display: "grid",
  gap: vars.space[2],
  justifySelf: "end",
  inlineSize: "min(100%, 22rem)",
});

export const row = componentStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[6],
});

export const totalRow = componentPart("invoice-total", {
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[6],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
  fontSize: vars.textSize.lg,
  fontWeight: vars.weight.semibold,
});

export const foot = componentStyle({ display: "grid", gap: vars.space[2] });

export const note = componentStyle({ color: vars.color.muted, fontSize: "0.93em" });

export const actions = componentStyle({
  display: "flex",
  justifyContent: "flex-end",
  marginBlockEnd: vars.space[3],
});
