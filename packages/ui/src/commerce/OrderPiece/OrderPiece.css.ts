import { componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const piece = componentStyle({
  display: "grid",
  gridTemplateColumns: "min(4.5rem, 25%) minmax(0, 1fr)",
  columnGap: vars.space[4],
  alignItems: "start",
  overflowWrap: "anywhere",
});

export const picture = componentStyle({ overflow: "hidden", borderRadius: vars.radius.card });

export const name = componentStyle({
  display: "-webkit-box",
  overflow: "hidden",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
});

export const quiet = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[3],
  marginBlockStart: vars.space[1],
  color: vars.color.muted,
  fontSize: vars.textSize.sm,
  lineHeight: "1.45",
});

export const price = componentStyle({
  marginBlockStart: vars.space[1],
  fontSize: vars.textSize.sm,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "normal",
});
