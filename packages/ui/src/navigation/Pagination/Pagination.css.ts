import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const pagination = componentPart("pagination", {
  display: "flex",
  justifyContent: "center",
});

export const list = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[1],
});

const box = {
  display: "grid",
  placeItems: "center",
  minInlineSize: "2.75rem",
  blockSize: "2.75rem",
  fontSize: vars.textSize.sm,
  fontVariantNumeric: "tabular-nums",
} as const;

export const pageLink = componentPart("pagination-page", {
  ...box,
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  selectors: {
    "&[aria-current]": {
      borderColor: vars.color.accent,
      color: vars.color.accent,
      fontWeight: vars.weight.semibold,
    },
  },
  "@media": {
    [media.hover]: {
      selectors: { "&:not([aria-current]):hover": { borderColor: vars.color.lineStrong } },
    },
    [media.forcedColors]: {
      selectors: {
        "&[aria-current]": {
          background: "Highlight",
          color: "HighlightText",
          forcedColorAdjust: "none",
        },
      },
    },
  },
});

export const whenWide = componentStyle({
  "@media": { "(max-width: 479px)": { display: "none" } },
});

export const whenNarrow = componentStyle({
  "@media": { "(min-width: 480px)": { display: "none" } },
});

export const gap = componentPart("pagination-gap", {
  ...box,
  minInlineSize: "1.5rem",
  color: vars.color.muted,
});
