import { componentPart, componentStyle } from "../../styles/componentStyle";
import { stacking } from "../../styles/stacking";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const lightbox = componentPart("lightbox", {
  position: "fixed",
  inset: 0,
  zIndex: stacking.overlay,
  overflow: "hidden",
  background: vars.color.surface,
  color: vars.color.ink,
  outline: "none",
});

/** Fills the screen; what is magnified runs on below the controls. */
export const stage = componentStyle({
  position: "absolute",
  inset: 0,
  containerType: "size",
  overflow: "hidden",
  touchAction: "none",
  userSelect: "none",
  cursor: "zoom-in",
  selectors: {
    "&[data-zoomed]": { cursor: "grab" },
    "&[data-zoomed][data-moving]": { cursor: "grabbing" },
  },
});

const easing = `${vars.duration.panel} ${vars.easing.out}`;

export const track = componentStyle({
  display: "flex",
  blockSize: "100%",
  transition: `translate ${easing}`,
  selectors: { "[data-moving] > &": { transition: "none" } },
});

export const slide = componentStyle({
  vars: { "--taanka-bars": "8.5rem" },
  display: "grid",
  flex: "0 0 100%",
  placeItems: "center",
  overflow: "hidden",
  "@media": { [media.md]: { vars: { "--taanka-bars": "3rem" } } },
});

/** As large as the screen allows between the bars; `--taanka-ratio` is its width to height. */
export const picture = componentStyle({
  inlineSize: "min(100cqi, (100cqb - var(--taanka-bars)) * (var(--taanka-ratio)))",
  pointerEvents: "none",
  transition: `transform ${easing}`,
  selectors: { "[data-moving] &": { transition: "none" } },
});

export const tools = componentStyle({
  position: "absolute",
  zIndex: 1,
  insetBlockStart: `max(${vars.space[3]}, env(safe-area-inset-top))`,
  insetInlineEnd: vars.space[3],
  display: "flex",
  gap: vars.space[2],
  "@media": { [media.md]: { insetBlockStart: vars.space[6], insetInlineEnd: vars.space[6] } },
});

/** A row at the foot of phones; on wide screens its arrows stand at the edges. */
export const steps = componentStyle({
  position: "absolute",
  zIndex: 1,
  insetInline: 0,
  insetBlockEnd: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[4],
  "@media": { [media.md]: { display: "contents" } },
});

const beside = { position: "absolute", insetBlockStart: "calc(50% - 1.375rem)" } as const;

export const previous = componentStyle({
  "@media": { [media.md]: { ...beside, zIndex: 1, insetInlineStart: vars.space[6] } },
});

export const next = componentStyle({
  "@media": { [media.md]: { ...beside, zIndex: 1, insetInlineEnd: vars.space[6] } },
});

export const counter = componentPart("lightbox-counter", {
  minInlineSize: "4rem",
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.full,
  background: vars.color.plate,
  fontSize: vars.textSize.sm,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.leading.tight,
  textAlign: "center",
  "@media": {
    [media.md]: {
      position: "absolute",
      zIndex: 1,
      insetBlockStart: "2rem",
      insetInlineStart: vars.space[6],
    },
  },
});
