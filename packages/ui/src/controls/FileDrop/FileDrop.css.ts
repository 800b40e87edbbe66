import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

/** Fingers drag no files: only the choosing is offered. */
const touch = "(hover: none)";

export const zone = componentPart("file-drop", {
  position: "relative",
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: vars.space[1],
  minBlockSize: "7.5rem",
  padding: `${vars.space[4]} ${vars.space[6]}`,
  border: `1.5px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  color: vars.color.ink,
  textAlign: "center",
  transition: `${vars.duration.feedback} ${vars.easing.out}`,
  transitionProperty: "background, border-color",
  selectors: {
    "&:has(> :focus-visible)": { outline: `2px solid ${vars.color.accent}`, outlineOffset: "2px" },
    "&:has(> [aria-invalid=true])": { borderColor: vars.color.critical },
    "&[data-over]": { borderColor: vars.color.accent, background: vars.color.accentSoft },
    "&:has(> :disabled)": {
      borderColor: vars.color.line,
      background: vars.color.sunken,
      color: vars.color.muted,
    },
  },
  "@media": {
    [media.hover]: {
      selectors: { "&:hover:not(:has(> :disabled))": { borderColor: vars.color.accent } },
    },
    [touch]: { minBlockSize: "4.5rem" },
    [media.forcedColors]: { selectors: { "&[data-over]": { borderColor: "Highlight" } } },
  },
});

/** The one real input lies over the whole box: a click, a drop and the keyboard all reach it. */
export const input = componentStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  opacity: 0,
  cursor: "pointer",
  selectors: {
    "&::file-selector-button": { cursor: "pointer" },
    "&:disabled": { cursor: "not-allowed" },
  },
});

export const icon = componentStyle({ color: vars.color.muted });

export const prompt = componentStyle({
  fontSize: vars.textSize.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
});

export const withMouse = componentStyle({ "@media": { [touch]: { display: "none" } } });

export const withFingers = componentStyle({
  display: "none",
  "@media": { [touch]: { display: "inline" } },
});

export const limits = componentStyle({
  textWrap: "balance",
  color: vars.color.muted,
  fontSize: "0.8125rem",
  lineHeight: vars.leading.tight,
});

export const list = componentStyle({ marginBlockStart: vars.space[3] });

export const row = componentPart("file-drop-file", {
  display: "grid",
  gridTemplateColumns: "3rem minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: vars.space[3],
  paddingBlock: vars.space[2],
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const preview = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: "3rem",
  aspectRatio: "3 / 4",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  color: vars.color.muted,
});

export const picture = componentStyle({
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});

export const words = componentStyle({ minInlineSize: 0, lineHeight: vars.leading.tight });

export const name = componentStyle({
  overflow: "hidden",
  fontSize: vars.textSize.sm,
  fontWeight: vars.weight.medium,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const note = componentStyle({
  marginBlockStart: "0.125rem",
  color: vars.color.muted,
  fontSize: "0.8125rem",
  fontVariantNumeric: "tabular-nums",
});

export const failure = componentStyle({
  marginBlockStart: "0.125rem",
  color: vars.color.critical,
  fontSize: "0.8125rem",
});

export const progress = componentStyle({
  display: "block",
  inlineSize: "100%",
  blockSize: "3px",
  marginBlockStart: vars.space[2],
  overflow: "hidden",
  border: 0,
  borderRadius: vars.radius.full,
  appearance: "none",
  background: vars.color.line,
  color: vars.color.accent,
  selectors: {
    "&::-webkit-progress-bar": { background: vars.color.line },
    "&::-webkit-progress-value": {
      background: vars.color.accent,
      transition: `inline-size ${vars.duration.panel} ${vars.easing.out}`,
    },
    "&::-moz-progress-bar": { background: vars.color.accent },
  },
  "@media": { [media.forcedColors]: { appearance: "auto", blockSize: "0.5rem" } },
});

export const refusal = componentStyle({ display: "block" });
