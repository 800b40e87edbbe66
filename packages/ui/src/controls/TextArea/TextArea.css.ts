import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

/** Grows with its text where the browser can, from `rows` lines up. */
export const textArea = componentPart("text-area", {
  display: "block",
  flex: "1 1 auto",
  inlineSize: "100%",
  maxBlockSize: "24rem",
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: 0,
  borderRadius: "inherit",
  background: "transparent",
  outline: "none",
  fontSize: vars.textSize.md,
  lineHeight: vars.leading.text,
  resize: "vertical",
  fieldSizing: "content",
  minBlockSize: "calc(var(--taanka-rows) * 1lh + 1.5rem)",
  selectors: { "&::placeholder": { color: vars.color.muted, opacity: 1 } },
});

/** Floats, so that the error and the hint stand beside it. */
export const count = componentStyle({
  float: "inline-end",
  marginBlockStart: "0.375rem",
  marginInlineStart: vars.space[4],
  color: vars.color.muted,
  fontSize: vars.textSize.xs,
  fontVariantNumeric: "tabular-nums",
});
