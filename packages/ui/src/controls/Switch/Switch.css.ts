import { componentPart } from "../../styles/componentStyle";
import { direction } from "../../styles/direction";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const row = componentPart("switch", {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[4],
  minBlockSize: "2.75rem",
  paddingBlock: vars.space[2],
  lineHeight: vars.leading.tight,
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: { "&:has(> :disabled)": { cursor: "not-allowed", opacity: 0.5 } },
});

export const control = componentPart("switch-control", {
  flex: "none",
  appearance: "none",
  display: "flex",
  alignItems: "center",
  inlineSize: "2.75rem",
  blockSize: "1.5rem",
  padding: "0.1875rem",
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.raised,
  cursor: "inherit",
  transition: `${vars.duration.feedback} ${vars.easing.out}`,
  transitionProperty: "background, border-color",
  selectors: {
    "&::before": {
      content: '""',
      inlineSize: "1rem",
      blockSize: "1rem",
      borderRadius: vars.radius.full,
      background: vars.color.lineStrong,
      transition: `translate ${vars.duration.feedback} ${vars.easing.out}`,
    },
    "&:checked": { borderColor: vars.color.accent, background: vars.color.accent },
    "&:checked::before": {
      translate: `calc(1.25rem * ${direction}) 0`,
      background: vars.color.onAccent,
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&::before": { background: "ButtonText", forcedColorAdjust: "none" },
        "&:checked": { background: "Highlight", forcedColorAdjust: "none" },
      },
    },
  },
});
