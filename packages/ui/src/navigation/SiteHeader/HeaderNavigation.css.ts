import { keyframes } from "@vanilla-extract/css";
import { chevronDown } from "../../icons/drawnByStyles";
import { headerHasRow, headerRow } from "../../layout/barsInReach";
import { componentPart, componentStyle } from "../../styles/componentStyle";
import { iconMask } from "../../styles/iconMask";
import { runningStitch } from "../../styles/stitch";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const navigation = componentStyle({
  display: "none",
  minInlineSize: 0,
  "@media": {
    [media.lg]: { display: "block", blockSize: "100%" },
    [headerHasRow]: {
      display: "block",
      order: 1,
      flex: "0 0 100%",
      blockSize: headerRow,
      overflowX: "auto",
    },
  },
});

export const categoryList = componentStyle({
  display: "flex",
  alignItems: "center",
  blockSize: "100%",
  gap: "clamp(0.25rem, -1.5rem + 2.6vw, 1rem)",
});

export const categoryItem = componentStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  minInlineSize: 0,
  blockSize: "100%",
  "@media": { [headerHasRow]: { flex: "none" } },
});

export const categoryLink = componentPart("site-header-link", {
  position: "relative",
  // A long name leaves room for the others: the narrower the window, the sooner it is cut short.
  maxInlineSize: "clamp(8rem, 9vw, 16rem)",
  overflow: "hidden",
  textOverflow: "ellipsis",
  lineHeight: "2.75rem",
  paddingInlineStart: vars.space[2],
  fontSize: "0.8125rem",
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.eyebrow,
  textTransform: "uppercase",
  whiteSpace: "nowrap",
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      insetInlineStart: vars.space[2],
      insetInlineEnd: vars.tracking.eyebrow,
      insetBlockEnd: "0.5rem",
      backgroundColor: vars.color.zari,
      opacity: 0,
      transition: `opacity ${vars.duration.feedback} ${vars.easing.out}`,
      ...runningStitch,
    },
    [`${categoryItem}:hover > &::after, &[aria-current='page']::after`]: { opacity: 1 },
  },
});

export const disclosure = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: "1.5rem",
  minBlockSize: "2.75rem",
  // Its box has room of its own: the gaps are as even with it as without.
  marginInlineEnd: "-0.25rem",
  color: "inherit",
  transition: `transform ${vars.duration.feedback} ${vars.easing.out}`,
  "::before": {
    content: "''",
    inlineSize: "16px",
    blockSize: "16px",
    backgroundColor: "currentColor",
    mask: `${iconMask(chevronDown, 16)} no-repeat`,
  },
  selectors: { "&[aria-expanded='true']": { transform: "rotate(180deg)" } },
  "@media": {
    [media.coarse]: { inlineSize: "2.75rem" },
    [media.noScript]: { display: "none" },
    [media.forcedColors]: {
      "::before": { backgroundColor: "ButtonText", forcedColorAdjust: "none" },
    },
  },
});

const appear = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });

export const dropdown = componentStyle({
  position: "absolute",
  insetBlockStart: "100%",
  insetInlineStart: `calc(${vars.space[4]} * -1)`,
  minInlineSize: "15rem",
  paddingBlock: vars.space[4],
  paddingInline: vars.space[6],
  border: `1px solid ${vars.color.line}`,
  borderBlockStartColor: "transparent",
  borderEndStartRadius: vars.radius.panel,
  borderEndEndRadius: vars.radius.panel,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  animation: `${appear} ${vars.duration.feedback} ${vars.easing.out}`,
});

export const dropdownLink = componentStyle({
  display: "flex",
  alignItems: "center",
  minBlockSize: "2.5rem",
  fontSize: vars.textSize.sm,
  whiteSpace: "nowrap",
  color: vars.color.ink,
  textUnderlineOffset: "0.35em",
  "@media": {
    [media.coarse]: { minBlockSize: "2.75rem" },
    [media.hover]: {
      selectors: {
        "&:hover": {
          color: vars.color.accent,
          textDecoration: "underline",
          textDecorationThickness: "1px",
        },
      },
    },
  },
});

export const emptyNote = componentStyle({
  display: "flex",
  alignItems: "center",
  blockSize: "100%",
  fontSize: vars.textSize.sm,
  whiteSpace: "nowrap",
  color: "inherit",
});

const breathe = keyframes({ "50%": { opacity: 0.1 } });

export const placeholder = componentStyle({
  display: "block",
  inlineSize: "5rem",
  blockSize: "0.75rem",
  marginBlock: vars.space[3],
  marginInlineEnd: vars.space[4],
  borderRadius: vars.radius.control,
  backgroundColor: "currentColor",
  opacity: 0.2,
  selectors: { "&:nth-child(even)": { inlineSize: "4rem" } },
  animation: `${breathe} 1.6s ease-in-out infinite`,
  "@media": { [media.forcedColors]: { backgroundColor: "GrayText", opacity: 1 } },
});
