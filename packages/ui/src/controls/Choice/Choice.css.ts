import { componentPart, componentStyle } from "../../styles/componentStyle";
import { svgUrl } from "../../styles/svgUrl";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

const checkMark = svgUrl(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='#000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'><path d='m3.5 8.5 3 3 6-7'/></svg>",
);
const dash = svgUrl(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' stroke='#000' stroke-width='1.75' stroke-linecap='round'><path d='M4 8h8'/></svg>",
);

/** One line of a choice: the native control, its label and what stands at the end. */
export const choice = componentPart("choice", {
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  cursor: "pointer",
  lineHeight: "1.375rem",
  selectors: { "&:has(> :disabled)": { cursor: "not-allowed", opacity: 0.5 } },
  "@media": {
    [media.coarse]: { minInlineSize: "44px", minBlockSize: "2.75rem", paddingBlock: "0.6875rem" },
  },
});

/**
 * The native checkbox or radio, drawn with the theme. Forced colours get the browser's own drawing,
 * which already follows the person's palette.
 */
export const control = componentPart("choice-control", {
  flex: "none",
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  marginBlock: "0.0625rem",
  appearance: "none",
  display: "grid",
  placeItems: "center",
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.raised,
  color: vars.color.accent,
  cursor: "inherit",
  transition: `${vars.duration.feedback} ${vars.easing.out}`,
  transitionProperty: "background, border-color",
  selectors: {
    "&[type=checkbox]": { borderRadius: `min(${vars.radius.control}, 0.375rem)` },
    "&[type=radio]": { borderRadius: "50%" },
    "&:checked": { borderColor: vars.color.accent },
    // A radio is indeterminate as long as none of its group is chosen.
    "&[type=checkbox]:is(:checked, :indeterminate)": {
      borderColor: vars.color.accent,
      background: vars.color.accent,
    },
    "&[type=checkbox]:checked::before, &[type=checkbox]:indeterminate::before": {
      content: '""',
      inlineSize: "1rem",
      blockSize: "1rem",
      background: vars.color.onAccent,
      mask: `${checkMark} center / contain no-repeat`,
    },
    "&[type=checkbox]:indeterminate::before": { maskImage: dash },
    "&[type=radio]:checked::before": {
      content: '""',
      inlineSize: "0.625rem",
      blockSize: "0.625rem",
      borderRadius: "50%",
      background: vars.color.accent,
    },
    "&[aria-invalid=true], [data-invalid] &": { borderColor: vars.color.critical },
  },
  "@media": {
    [media.hover]: { selectors: { "&:enabled:hover": { borderColor: vars.color.accent } } },
    [media.forcedColors]: {
      appearance: "auto",
      selectors: { "&::before": { display: "none" } },
    },
  },
});

export const text = componentPart("choice-text", {
  flex: "1 1 auto",
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const description = componentPart("choice-description", {
  display: "block",
  color: vars.color.muted,
  fontSize: "0.8125rem",
  lineHeight: vars.leading.tight,
});

export const aside = componentStyle({
  flex: "none",
  color: vars.color.muted,
  fontSize: vars.textSize.sm,
  fontVariantNumeric: "tabular-nums",
});

export const list = componentStyle({
  display: "grid",
  columnGap: vars.space[8],
  selectors: { "&[data-layout=row]": { display: "flex", flexWrap: "wrap" } },
});
