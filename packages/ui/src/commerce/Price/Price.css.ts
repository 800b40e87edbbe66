import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const root = componentPart("price", {
  display: "inline-block",
  // With the space itself, about half an em between the amounts.
  wordSpacing: "0.3em",
  fontSize: vars.textSize.md,
  lineHeight: vars.leading.tight,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.ink,
});

/**
 * Heard by a screen reader, not seen. In the line and not taken out of it, as `visuallyHidden` is:
 * hundreds of cards have two each, and what is taken out is laid out and painted for itself.
 */
export const heard = componentStyle({
  display: "inline-block",
  inlineSize: "1px",
  blockSize: "1px",
  marginInlineEnd: "-1px",
  overflow: "clip",
  whiteSpace: "nowrap",
  color: "transparent",
});

export const small = componentStyle({ fontSize: vars.textSize.sm });

export const large = componentStyle({ fontSize: vars.textSize["2xl"] });

export const was = componentPart("price-mrp", {
  fontSize: "max(0.8125em, 0.75rem)",
  fontWeight: vars.weight.regular,
  color: vars.color.muted,
  textDecorationThickness: "1px",
});

export const discount = componentPart("price-discount", {
  fontSize: "max(0.8125em, 0.75rem)",
  color: vars.color.sale,
  wordSpacing: 0,
  whiteSpace: "nowrap",
  // “25% OFF” keeps its order in right-to-left text too.
  unicodeBidi: "plaintext",
});
