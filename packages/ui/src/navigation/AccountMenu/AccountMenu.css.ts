import { componentPart, componentStyle } from "../../styles/componentStyle";
import { runningStitch } from "../../styles/stitch";
import { vars } from "../../tokens/contract.css";
import { breakpoints, media } from "../../tokens/scales";

/** A phone's row is too short for one that stays. */
const withRoom = `(min-width: ${breakpoints.md}px) and (max-width: ${breakpoints.lg - 0.02}px)`;

export const menu = componentPart("account-menu", {
  minInlineSize: 0,
  "@media": {
    [media.lg]: {
      position: "sticky",
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[6]})`,
    },
  },
});

export const list = componentStyle({
  display: "flex",
  gap: vars.space[1],
  // As wide as the page, so that entries slide out under its edge.
  marginInline: `calc(${vars.size.gutter} * -1)`,
  paddingInline: vars.size.gutter,
  scrollPaddingInline: vars.size.gutter,
  overflowX: "auto",
  scrollbarWidth: "none",
  scrollSnapType: "x proximity",
  boxShadow: `inset 0 -1px ${vars.color.line}`,
  "@media": {
    // What is focused or shown does not end under Logout.
    [withRoom]: { scrollPaddingInlineEnd: "8rem" },
    [media.lg]: {
      display: "grid",
      marginInline: 0,
      paddingInline: 0,
      overflow: "visible",
      boxShadow: "none",
    },
  },
});

export const entry = componentPart("account-menu-entry", {
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: "2.75rem",
  inlineSize: "100%",
  paddingInline: vars.space[3],
  scrollSnapAlign: "start",
  color: vars.color.muted,
  fontSize: vars.textSize.sm,
  lineHeight: vars.leading.tight,
  whiteSpace: "nowrap",
  transition: `color ${vars.duration.feedback} ${vars.easing.out}`,
  selectors: {
    "&:focus-visible": { outlineOffset: "-2px" },
    "&[aria-current]": { color: vars.color.ink, fontWeight: vars.weight.semibold },
    "&[aria-current]::after": {
      content: '""',
      position: "absolute",
      insetInline: vars.space[3],
      insetBlockEnd: 0,
      backgroundColor: vars.color.accent,
      ...runningStitch,
      "@media": { [media.forcedColors]: { backgroundColor: "Highlight" } },
    },
  },
  "@media": {
    [media.hover]: { selectors: { "&:not([aria-current]):hover": { color: vars.color.accent } } },
    [media.lg]: {
      minBlockSize: "3rem",
      paddingInlineStart: 0,
      borderBlockEnd: `1px solid ${vars.color.line}`,
      selectors: {
        "&:focus-visible": { outlineOffset: "3px" },
        "&[aria-current]::after": { insetInline: 0, insetBlockEnd: "-1px" },
      },
    },
  },
});

/** Stays in sight at the end of the row, over what slides out under it. */
export const leave = componentStyle({
  "@media": {
    [withRoom]: {
      position: "sticky",
      insetInlineEnd: `calc(${vars.size.gutter} * -1)`,
      marginInlineStart: "auto",
      paddingInlineEnd: vars.size.gutter,
      backgroundColor: vars.color.surface,
      boxShadow: `inset 0 -1px ${vars.color.line}, -1.5rem 0 1rem -0.25rem ${vars.color.surface}`,
    },
  },
});
