import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const list = componentPart("tabs", {
  display: "flex",
  gap: vars.space[6],
  overflowX: "auto",
  scrollbarWidth: "none",
  boxShadow: `inset 0 -1px ${vars.color.line}`,
  selectors: { "&[data-align='center']": { justifyContent: "safe center" } },
});

export const tab = componentPart("tab", {
  position: "relative",
  flex: "none",
  minBlockSize: "2.75rem",
  paddingBlock: vars.space[3],
  paddingInline: 0,
  color: vars.color.muted,
  fontSize: vars.textSize.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  whiteSpace: "nowrap",
  transition: `color ${vars.duration.feedback} ${vars.easing.out}`,
  selectors: {
    "&::after": {
      content: '""',
      position: "absolute",
      insetBlockEnd: 0,
      insetInline: 0,
      blockSize: "2px",
      backgroundColor: vars.color.accent,
      transform: "scaleX(0)",
      transition: `transform ${vars.duration.panel} ${vars.easing.out}`,
      "@media": { [media.forcedColors]: { backgroundColor: "Highlight" } },
    },
    "&[data-state='active']": { color: vars.color.ink },
    "&[data-state='active']::after": { transform: "none" },
    "&:disabled": { cursor: "not-allowed", opacity: 0.45 },
    // The list cuts off what stands outside it.
    "&:focus-visible": { outlineOffset: "-2px" },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover:not(:disabled)": { color: vars.color.ink } } },
  },
});

export const panel = componentStyle({
  paddingBlockStart: vars.space[6],
  selectors: { "&[hidden]": { display: "none" } },
});
