import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const menu = componentPart("dropdown-menu", {
  minInlineSize: "14rem",
  maxBlockSize: "var(--radix-dropdown-menu-content-available-height)",
  overflow: "auto",
  padding: vars.space[1],
});

export const item = componentPart("dropdown-menu-item", {
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: "2.5rem",
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  fontSize: vars.textSize.sm,
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&[data-tone=critical]": { color: vars.color.critical },
    "&[data-highlighted]": { background: vars.color.accentSoft },
    "&[data-highlighted]:not([data-tone=critical])": { color: vars.color.accent },
    "&[data-disabled]": { opacity: 0.45, cursor: "not-allowed" },
  },
  "@media": {
    [media.coarse]: { minBlockSize: "2.75rem" },
    [media.forcedColors]: {
      selectors: {
        "&[data-highlighted]": { outline: "2px solid Highlight", outlineOffset: "-2px" },
      },
    },
  },
});

export const groupLabel = componentPart("dropdown-menu-label", {
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[1]}`,
  color: vars.color.muted,
  fontSize: vars.textSize.xs,
});

export const separator = componentStyle({
  marginBlock: vars.space[1],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
