import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

/** Room for half a thumb at both ends, so that nothing hangs over. */
export const slider = componentPart("price-range", {
  position: "relative",
  display: "flex",
  alignItems: "center",
  blockSize: "2.75rem",
  touchAction: "none",
  userSelect: "none",
});

export const track = componentStyle({
  position: "relative",
  flex: 1,
  blockSize: "2px",
  background: vars.color.line,
  "@media": { [media.forcedColors]: { background: "GrayText" } },
});

export const range = componentPart("price-range-chosen", {
  position: "absolute",
  blockSize: "100%",
  background: vars.color.accent,
  selectors: { "[data-disabled] &": { background: vars.color.lineStrong } },
  "@media": { [media.forcedColors]: { background: "Highlight" } },
});

export const thumb = componentPart("price-range-thumb", {
  position: "relative",
  display: "block",
  inlineSize: "1.375rem",
  blockSize: "1.375rem",
  border: `1.5px solid ${vars.color.accent}`,
  borderRadius: vars.radius.full,
  background: vars.color.raised,
  cursor: "grab",
  transition: `box-shadow ${vars.duration.feedback} ${vars.easing.out}`,
  // A target of 44 px around what is drawn.
  "::after": { content: "''", position: "absolute", inset: "-0.6875rem" },
  selectors: {
    "&:active": { cursor: "grabbing" },
    "&[data-disabled]": { borderColor: vars.color.lineStrong, cursor: "not-allowed" },
  },
  "@media": {
    [media.hover]: {
      selectors: {
        "&:not([data-disabled]):hover": { boxShadow: `0 0 0 6px ${vars.color.accentSoft}` },
      },
    },
  },
});

export const fields = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
});

export const dash = componentStyle({ color: vars.color.muted });
