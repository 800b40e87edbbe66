import { componentPart } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const track = componentPart("segmented-control", {
  display: "inline-flex",
  maxInlineSize: "100%",
  padding: "0.1875rem",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  selectors: { "&[data-full-width]": { display: "flex" } },
});

export const segment = componentPart("segment", {
  position: "relative",
  display: "flex",
  flex: "1 1 auto",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[2],
  minInlineSize: "24px",
  minBlockSize: vars.size.controlSmall,
  padding: `${vars.space[1]} ${vars.space[4]}`,
  borderRadius: `max(0px, ${vars.radius.control} - 0.1875rem)`,
  color: vars.color.muted,
  fontSize: vars.textSize.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  textAlign: "center",
  cursor: "pointer",
  transition: `${vars.duration.feedback} ${vars.easing.out}`,
  transitionProperty: "background, color",
  selectors: {
    "&:has(:checked)": {
      background: vars.color.raised,
      color: vars.color.accent,
      boxShadow: `0 0 0 1px ${vars.color.lineStrong}`,
    },
    "&:has(:focus-visible)": { outline: `2px solid ${vars.color.accent}`, outlineOffset: "2px" },
    "&:has(:disabled)": { opacity: 0.5, cursor: "not-allowed" },
  },
  "@media": {
    [media.hover]: { selectors: { "&:has(:enabled):hover": { color: vars.color.accent } } },
    [media.coarse]: { minInlineSize: "44px", minBlockSize: "2.75rem" },
    [media.forcedColors]: {
      selectors: { "&:has(:checked)": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
    },
  },
});
