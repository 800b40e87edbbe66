import { componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const root = componentStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "0.55em",
  rowGap: vars.space[0],
  fontSize: vars.textSize.md,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.ink,
});

export const small = componentStyle({ fontSize: vars.textSize.sm });

export const large = componentStyle({ fontSize: vars.textSize["2xl"] });

export const now = componentStyle({ fontWeight: vars.weight.semibold, whiteSpace: "nowrap" });

export const was = componentStyle({
  fontSize: "max(0.8125em, 0.75rem)",
  color: vars.color.muted,
  whiteSpace: "nowrap",
});

export const struck = componentStyle({ textDecorationThickness: "1px" });

export const discount = componentStyle({
  fontSize: "max(0.8125em, 0.75rem)",
  fontWeight: vars.weight.semibold,
  color: vars.color.sale,
  // “25% OFF” keeps its order in right-to-left text too.
  unicodeBidi: "plaintext",
  whiteSpace: "nowrap",
});
