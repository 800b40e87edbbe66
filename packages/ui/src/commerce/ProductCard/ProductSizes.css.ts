import { keyframes } from "@vanilla-extract/css";
import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";
import { root as card } from "./ProductCard.css";

const rise = keyframes({ from: { translate: "0 0.5rem", opacity: 0 } });

/** As large as the picture, above the card's own link; clicks pass through beside what stands at its foot. */
export const root = componentPart("product-sizes", {
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  position: "absolute",
  insetBlockStart: 0,
  insetInline: 0,
  aspectRatio: "3 / 4",
  // As high as the picture however many sizes there are, and clear of the heart.
  minBlockSize: 0,
  paddingBlockStart: "3.25rem",
  pointerEvents: "none",
});

/** For fingers, which can't rest on a card. */
export const toggle = componentStyle({
  flex: "none",
  alignSelf: "flex-end",
  margin: vars.space[2],
  pointerEvents: "auto",
  "@media": { [media.hover]: { display: "none" } },
});

export const list = componentStyle({
  display: "none",
  overflowY: "auto",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space[1],
  padding: vars.space[1],
  // Nothing shows through: the card's badge stands behind it.
  background: vars.color.raised,
  borderEndStartRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
  color: vars.color.ink,
  pointerEvents: "auto",
  animation: `${rise} ${vars.duration.feedback} ${vars.easing.out}`,
  selectors: {
    "[data-open] > &": { display: "flex" },
    [`${card}:focus-within &`]: { display: "flex" },
  },
  "@media": {
    [media.hover]: { selectors: { [`${card}:hover &`]: { display: "flex" } } },
    [media.coarse]: {
      selectors: { [`${card}:focus-within :not([data-open]) > &`]: { display: "none" } },
    },
    [media.forcedColors]: { borderBlockStart: "1px solid CanvasText" },
  },
});

export const size = componentPart("product-sizes-size", {
  display: "grid",
  placeItems: "center",
  minInlineSize: "2.25rem",
  minBlockSize: "2.25rem",
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  fontSize: "0.8125rem",
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  selectors: {
    "&[data-sold-out]": { color: vars.color.muted, textDecoration: "line-through" },
    "&:focus-visible": { outlineOffset: "-2px" },
  },
  "@media": {
    [media.hover]: {
      selectors: {
        "&:not([data-sold-out]):hover": {
          background: vars.color.accentSoft,
          color: vars.color.accent,
        },
      },
    },
    [media.coarse]: { minInlineSize: "2.75rem", minBlockSize: "2.75rem" },
  },
});
