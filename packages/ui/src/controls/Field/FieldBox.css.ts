import { componentPart } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

/** The box that a person types into. Fields with adornments put their input inside it. */
export const box = componentPart("field-box", {
  display: "flex",
  alignItems: "center",
  inlineSize: "100%",
  minBlockSize: vars.size.control,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.ink,
  transition: `border-color ${vars.duration.feedback} ${vars.easing.out}`,
  selectors: {
    "&[data-size=small]": { minBlockSize: vars.size.controlSmall },
    "&:has(> :focus-visible:is(input, textarea, select))": {
      borderColor: vars.color.accent,
      outline: `2px solid ${vars.color.accent}`,
      outlineOffset: "2px",
    },
    "&:has(> [aria-invalid=true])": {
      borderColor: vars.color.critical,
      boxShadow: `inset 0 0 0 1px ${vars.color.critical}`,
    },
    "&:has(> :read-only:is(input, textarea):enabled)": { background: vars.color.sunken },
    "&:has(> :disabled:is(input, textarea, select))": {
      borderColor: vars.color.line,
      background: vars.color.sunken,
      color: vars.color.muted,
    },
  },
  "@media": {
    [media.hover]: {
      selectors: {
        "&:hover:not(:has(> :is(:disabled, [aria-invalid=true])))": { borderColor: vars.color.ink },
      },
    },
    [media.coarse]: {
      // As high as a small button, which it stands beside.
      selectors: { "&[data-size=small]": { minBlockSize: vars.size.control } },
    },
  },
});

/** The input inside a box. 16 px, so that phones don't zoom in on it. */
export const input = componentPart("field-input", {
  flex: "1 1 auto",
  alignSelf: "stretch",
  minInlineSize: 0,
  inlineSize: "100%",
  paddingInline: vars.space[4],
  border: 0,
  borderRadius: "inherit",
  background: "transparent",
  outline: "none",
  fontSize: vars.textSize.md,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.leading.tight,
  selectors: {
    "&::placeholder": { color: vars.color.muted, opacity: 1 },
    "&::-webkit-search-cancel-button": { display: "none" },
    "&:disabled": { cursor: "not-allowed" },
    // Digits stand at their label's side, also in a page that runs the other way.
    "[dir=rtl] :not([dir]) > &[dir=ltr]": { textAlign: "end" },
    "&:-webkit-autofill": {
      WebkitTextFillColor: vars.color.ink,
      boxShadow: `inset 0 0 0 100rem ${vars.color.accentSoft}`,
    },
    "[data-size=small] > &": { paddingInline: vars.space[3], fontSize: vars.textSize.sm },
  },
  "@media": {
    [media.coarse]: { selectors: { "[data-size=small] > &": { fontSize: vars.textSize.md } } },
  },
});
