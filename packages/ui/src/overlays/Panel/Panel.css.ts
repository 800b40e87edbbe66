import { keyframes } from "@vanilla-extract/css";
import {
  componentPart,
  componentRule,
  componentStyle,
  descendantStyle,
} from "../../styles/componentStyle";
import { stacking } from "../../styles/stacking";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

/** The property's type has values alone. */
const important = <T extends string>(value: T) => `${value} !important` as T;

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const moveIn = keyframes({ from: { translate: "var(--taanka-from)" } });
const moveOut = keyframes({ to: { translate: "var(--taanka-from)" } });

const time = `${vars.duration.panel} ${vars.easing.out}`;

export const scrim = componentPart("overlay-scrim", {
  position: "fixed",
  inset: 0,
  zIndex: stacking.overlay,
  // The page below it takes no presses while a dialog is open.
  pointerEvents: "auto",
  background: vars.color.scrim,
  transition: `opacity ${time}`,
  animation: `${appear} ${time}`,
  selectors: { "&[data-state=closed]": { animation: `${vanish} ${time} forwards` } },
});

/**
 * Radix takes the pointer from the whole body, and with it from overlays of other libraries that open above.
 * The scrim keeps the page from presses.
 */
componentRule(`body:has(${scrim})`, { pointerEvents: important("auto") });

/** What dialogs and drawers have in common: it scrolls as one, its header and footer stick. */
export const panel = componentPart("overlay", {
  position: "fixed",
  zIndex: stacking.overlay,
  display: "flex",
  flexDirection: "column",
  overflow: "auto",
  overscrollBehavior: "contain",
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  outline: "none",
  animation: `${moveIn} ${time}`,
  selectors: { "&[data-state=closed]": { animation: `${moveOut} ${time} forwards` } },
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

/** Comes with a fade and a short rise. */
export const rising = componentStyle({
  vars: { "--taanka-from": "0 0.75rem" },
  animation: `${moveIn} ${time}, ${appear} ${time}`,
  selectors: {
    "&[data-state=closed]": {
      animation: `${moveOut} ${time} forwards, ${vanish} ${time} forwards`,
    },
  },
});

/** A handle says that a sheet can be pushed. Drawn as a border, it outlives forced colours. */
export const handle = {
  content: '""',
  position: "sticky",
  insetBlockStart: vars.space[2],
  zIndex: 2,
  flex: "none",
  alignSelf: "center",
  inlineSize: "2.25rem",
  marginBlock: `${vars.space[2]} calc(${vars.space[2]} * -1)`,
  borderBlockStart: `4px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  pointerEvents: "none",
} as const;

export const header = componentPart("overlay-header", {
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  display: "flex",
  flex: "none",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[4],
  minBlockSize: "4rem",
  paddingBlock: vars.space[2],
  paddingInlineStart: vars.space[6],
  paddingInlineEnd: vars.space[3],
  background: "inherit",
  // A title of two lines begins below a sheet's handle.
  "@media": { [media.coarse]: { paddingBlockStart: vars.space[4] } },
});

export const title = componentPart("overlay-title", {
  fontFamily: vars.font.display,
  fontSize: vars.textSize.xl,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.display,
});

export const description = componentStyle({
  flex: "none",
  paddingInline: vars.space[6],
  paddingBlockEnd: vars.space[4],
  color: vars.color.muted,
  fontSize: vars.textSize.sm,
});

export const body = componentPart("overlay-body", {
  flex: "1 0 auto",
  padding: `${vars.space[2]} ${vars.space[6]} ${vars.space[6]}`,
});

export const footer = componentPart("overlay-footer", {
  position: "sticky",
  insetBlockEnd: 0,
  display: "flex",
  flexWrap: "wrap",
  flex: "none",
  justifyContent: "flex-end",
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[6]}`,
  paddingBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: "inherit",
  // In a low window it would leave no room for what stands above it.
  "@media": { "(max-height: 319px)": { position: "static" } },
});

/** Actions share the width of a phone. */
descendantStyle(footer, "> *", { "@media": { "(max-width: 479px)": { flex: 1 } } });
