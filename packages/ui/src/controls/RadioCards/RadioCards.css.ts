import { componentPart, componentStyle, descendantStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const cards = componentPart("radio-cards", {
  display: "grid",
  gap: vars.space[3],
  "@media": {
    [media.md]: {
      selectors: {
        "&[data-columns='2']": { gridTemplateColumns: "1fr 1fr" },
        "&[data-columns='3']": { gridTemplateColumns: "1fr 1fr 1fr" },
      },
    },
  },
});

export const card = componentPart("radio-card", {
  display: "flex",
  flexDirection: "column",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  transition: `${vars.duration.feedback} ${vars.easing.out}`,
  transitionProperty: "border-color, box-shadow",
  selectors: {
    "&:has(input:checked)": {
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
    },
    "&:has(input:focus-visible)": {
      outline: `2px solid ${vars.color.accent}`,
      outlineOffset: "2px",
    },
    "&:has(input:disabled)": { background: vars.color.sunken },
    "[data-invalid] &": { borderColor: vars.color.critical },
  },
  "@media": {
    [media.hover]: {
      selectors: { "&:has(input:enabled):hover": { borderColor: vars.color.accent } },
    },
    [media.forcedColors]: {
      selectors: { "&:has(input:checked)": { outline: "2px solid Highlight" } },
    },
  },
});

export const frame = componentStyle({
  display: "flex",
  flex: "1 0 auto",
  gap: vars.space[3],
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
});

/** The label fills the card, so that all of it can be clicked. */
descendantStyle(frame, "> *", { flex: "1 1 auto", minInlineSize: 0 });

export const actions = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[2],
  marginInline: vars.space[4],
  paddingBlock: vars.space[1],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** Quiet buttons have room around their words: the first one's words meet the text above. */
descendantStyle(actions, "> button:first-child", {
  marginInlineStart: `calc(-1 * ${vars.space[4]})`,
});
