import { componentPart, componentStyle, descendantStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

/** 480 × 613 px, a sheet of most of the height on phones. */
export const panel = componentPart("filter-panel", {
  selectors: { "&&": { blockSize: "85dvb" } },
  "@media": {
    [media.sm]: {
      selectors: {
        "&&": {
          inlineSize: "min(480px, 100vi - 3rem)",
          blockSize: "min(613px, 100dvb - 3rem)",
        },
      },
    },
  },
});

/** A phone whose text is twice as large has no room for two columns: the groups stand in a row above. */
const narrow = "(max-width: 16rem)";

export const columns = componentStyle({
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / 36% minmax(0, 1fr)",
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@container": { [narrow]: { gridTemplate: "auto minmax(0, 1fr) / minmax(0, 1fr)" } },
});

/** Groups and values scroll apart, except where the screen is too low for that. */
descendantStyle(panel, `> :has(> ${columns})`, {
  display: "grid",
  // Without it the row is as high as the longest list, whose end lies below the footer.
  gridTemplateRows: "minmax(0, 1fr)",
  flex: "1 1 0",
  minBlockSize: "12rem",
  padding: 0,
  containerType: "inline-size",
});

export const rail = componentStyle({
  display: "flex",
  flexDirection: "column",
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  background: vars.color.sunken,
  "@container": { [narrow]: { flexDirection: "row" } },
});

export const group = componentPart("filter-panel-group", {
  position: "relative",
  display: "flex",
  flex: "none",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
  minBlockSize: "3rem",
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[6]} ${vars.space[3]}`,
  color: vars.color.muted,
  fontSize: vars.textSize.sm,
  lineHeight: vars.leading.tight,
  overflowWrap: "anywhere",
  selectors: {
    "&[data-state=active]": {
      background: vars.color.raised,
      color: vars.color.ink,
      fontWeight: vars.weight.semibold,
    },
    "&[data-state=active]::before": {
      content: '""',
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: "2px",
      background: vars.color.accent,
    },
    "&:focus-visible": { outlineOffset: "-2px" },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover": { color: vars.color.ink } } },
    [media.forcedColors]: {
      selectors: { "&[data-state=active]::before": { background: "Highlight" } },
    },
  },
});

export const chosen = componentPart("filter-panel-chosen", {
  flex: "none",
  minInlineSize: "1.25rem",
  paddingInline: "0.25rem",
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.textSize.xs,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: "tabular-nums",
  lineHeight: "1.25rem",
  textAlign: "center",
});

export const values = componentStyle({
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: `${vars.space[3]} ${vars.space[6]}`,
  "@container": { [narrow]: { padding: vars.space[3] } },
  selectors: {
    "&:focus-visible": { outlineOffset: "-2px" },
  },
});

export const value = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
});

export const swatch = componentPart("filter-panel-swatch", {
  flex: "none",
  inlineSize: "1rem",
  blockSize: "1rem",
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  forcedColorAdjust: "none",
});

export const empty = componentStyle({ color: vars.color.muted });
