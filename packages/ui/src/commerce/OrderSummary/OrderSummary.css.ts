import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const list = componentPart("order-summary", { display: "grid", gap: vars.space[4] });

export const line = componentPart("order-summary-line", {
  display: "grid",
  gridTemplateColumns: "4rem minmax(0, 1fr) auto",
  columnGap: vars.space[4],
  alignItems: "start",
  overflowWrap: "anywhere",
  "@media": { [media.tiny]: { gridTemplateColumns: "3.5rem minmax(0, 1fr)" } },
});

export const picture = componentStyle({
  overflow: "hidden",
  borderRadius: vars.radius.card,
});

export const name = componentPart("order-summary-name", {
  display: "-webkit-box",
  overflow: "hidden",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  fontSize: vars.textSize.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
});

/** Not in running text, so it needs no line until it is pointed at. */
export const link = componentStyle({
  selectors: { "&&": { textDecorationColor: "transparent" } },
  "@media": {
    [media.hover]: { selectors: { "&&:hover": { textDecorationColor: "currentColor" } } },
  },
});

export const facts = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[3],
  marginBlockStart: vars.space[1],
  color: vars.color.muted,
  fontSize: "0.8125rem",
  lineHeight: "1.45",
});

export const price = componentPart("order-summary-price", {
  fontSize: vars.textSize.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  "@media": { [media.tiny]: { gridColumn: 2, marginBlockStart: vars.space[1] } },
});

export const more = componentStyle({
  paddingInlineStart: `calc(4rem + ${vars.space[4]})`,
  color: vars.color.muted,
  fontSize: vars.textSize.sm,
});
