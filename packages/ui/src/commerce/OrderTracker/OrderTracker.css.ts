import { componentPart, componentStyle } from "../../styles/componentStyle";
import { runningStitch, runningStitchDown } from "../../styles/stitch";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

/** Width of the tracker, not of the viewport, from which the steps stand side by side. */
const across = "(min-width: 34rem)";

const markSize = "1.75rem";
/** Air between a mark and the thread. */
const air = vars.space[2];

export const tracker = componentPart("order-tracker", {
  containerType: "inline-size",
  inlineSize: "100%",
  color: vars.color.ink,
});

export const caption = componentStyle({
  marginBlockEnd: vars.space[6],
  lineHeight: vars.leading.tight,
});

export const label = componentPart("order-tracker-label", {
  color: vars.color.muted,
  fontSize: vars.textSize.xs,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.eyebrow,
  textTransform: "uppercase",
});

export const steps = componentStyle({
  display: "grid",
  "@container": { [across]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" } },
});

const thread = "&:not(:last-child)::before";
const sewnThread = "&[data-state=done]:not(:last-child)::before";

/** Each step carries the thread that leads from it to the next one. */
export const step = componentPart("order-tracker-step", {
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${markSize} minmax(0, 1fr)`,
  columnGap: vars.space[4],
  fontSize: vars.textSize.md,
  lineHeight: vars.leading.tight,
  selectors: {
    "&:not(:last-child)": { paddingBlockEnd: vars.space[8] },
    "&[data-state=upcoming]": { color: vars.color.muted },
    "&[data-state=current]": { fontWeight: vars.weight.semibold },
    [thread]: {
      content: '""',
      position: "absolute",
      insetBlock: `calc(${markSize} + ${air}) ${air}`,
      insetInlineStart: `calc(${markSize} / 2 - 1px)`,
      inlineSize: "1px",
      backgroundColor: vars.color.line,
    },
    [sewnThread]: { ...runningStitchDown, backgroundColor: vars.color.zari },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        [thread]: { backgroundColor: "GrayText" },
        [sewnThread]: { backgroundColor: "CanvasText" },
      },
    },
  },
  "@container": {
    [across]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      justifyItems: "center",
      alignContent: "start",
      rowGap: vars.space[3],
      textAlign: "center",
      selectors: {
        "&:not(:last-child)": { paddingBlockEnd: 0 },
        [thread]: {
          insetBlock: `calc(${markSize} / 2 - 1px) auto`,
          insetInline: `calc(50% + ${markSize} / 2 + ${air}) calc(-50% + ${markSize} / 2 + ${air})`,
          inlineSize: "auto",
          blockSize: "1px",
        },
        [sewnThread]: { ...runningStitch, inlineSize: "auto" },
      },
    },
  },
});

export const mark = componentPart("order-tracker-mark", {
  display: "grid",
  placeItems: "center",
  inlineSize: markSize,
  blockSize: markSize,
  border: `1.5px solid ${vars.color.lineStrong}`,
  // Round under every brand: square and empty it would be a checkbox.
  borderRadius: "50%",
  color: vars.color.onAccent,
  selectors: {
    "[data-state=upcoming] > &": { borderColor: vars.color.faint },
    "[data-state=current] > &": { borderColor: vars.color.accent },
    "[data-state=current] > &:empty::before": {
      content: '""',
      inlineSize: "0.625rem",
      blockSize: "0.625rem",
      borderRadius: "50%",
      background: vars.color.accent,
    },
    "&[data-filled]": { borderColor: vars.color.accent, background: vars.color.accent },
    "[data-tone=critical]:not([data-state=upcoming]) > &": {
      borderColor: vars.color.critical,
      background: vars.color.criticalSoft,
      color: vars.color.critical,
    },
  },
  "@media": {
    [media.forcedColors]: {
      color: "CanvasText",
      selectors: { "[data-state=current] > &:empty::before": { background: "CanvasText" } },
    },
  },
});

export const words = componentStyle({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: vars.space[1],
  paddingBlockStart: "0.1875rem",
  "@container": {
    [across]: { justifyItems: "center", paddingInline: vars.space[2], paddingBlockStart: 0 },
  },
});

export const name = componentPart("order-tracker-name", {
  textWrap: "balance",
  "@container": { [across]: { fontSize: vars.textSize.sm } },
});

export const day = componentPart("order-tracker-day", {
  color: vars.color.muted,
  fontSize: "0.8125rem",
  fontWeight: vars.weight.regular,
  fontVariantNumeric: "tabular-nums",
  // A day in Latin letters keeps its order in a page that runs right to left.
  unicodeBidi: "plaintext",
});
