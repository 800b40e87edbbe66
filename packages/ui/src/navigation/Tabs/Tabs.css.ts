import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

/** Between a tab's words and its focus ring, which the list would cut off outside of it. */
const ringSpace = "0.5rem";

export const list = componentPart("tabs", {
  display: "flex",
  gap: ringSpace,
  marginInline: `-${ringSpace}`,
  overflowX: "auto",
  scrollbarWidth: "none",
  // The line begins where the words do.
  background: `linear-gradient(${vars.color.line} 0 0) bottom / calc(100% - 2 * ${ringSpace}) 1px no-repeat`,
  selectors: { "&[data-align='center']": { justifyContent: "safe center" } },
});

export const tab = componentPart("tab", {
  position: "relative",
  flex: "none",
  minBlockSize: "2.75rem",
  paddingInline: ringSpace,
  color: vars.color.muted,
  fontSize: vars.textSize.sm,
  fontWeight: vars.weight.medium,
  whiteSpace: "nowrap",
  transition: `color ${vars.duration.feedback} ${vars.easing.out}`,
  selectors: {
    "&::after": {
      content: '""',
      position: "absolute",
      insetBlockEnd: 0,
      insetInline: ringSpace,
      blockSize: "2px",
      backgroundColor: vars.color.accent,
      transform: "scaleX(0)",
      transition: `transform ${vars.duration.panel} ${vars.easing.out}`,
      "@media": { [media.forcedColors]: { backgroundColor: "Highlight" } },
    },
    "&[data-state='active']": { color: vars.color.ink },
    "&[data-state='active']::after": { transform: "none" },
    "&:disabled": { cursor: "not-allowed", opacity: 0.45 },
    "&:focus-visible": { outlineOffset: "-2px" },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover:not(:disabled)": { color: vars.color.ink } } },
  },
});

export const panel = componentStyle({ paddingBlockStart: vars.space[6] });
