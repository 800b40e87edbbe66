import { componentPart, componentStyle } from "../../styles/componentStyle";
import { runningStitch } from "../../styles/stitch";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const bar = componentPart("progress-bar", {
  display: "grid",
  gap: vars.space[2],
  inlineSize: "100%",
});

export const caption = componentStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[4],
  fontSize: vars.textSize.sm,
  color: vars.color.ink,
  fontVariantNumeric: "tabular-nums",
});

export const percent = componentStyle({ color: vars.color.muted });

const thread = {
  gridArea: "1 / 1",
  alignSelf: "center",
  "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
} as const;

export const track = componentStyle({ display: "grid", alignItems: "center", blockSize: "4px" });

export const rest = componentStyle({
  ...runningStitch,
  ...thread,
  backgroundColor: vars.color.faint,
});

/** Sewn so far: the same stitches drawn tight, a closed seam. */
export const sewn = componentStyle({
  ...thread,
  // Above the track, which its mask lifts into a layer of its own.
  position: "relative",
  blockSize: "3px",
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent,
  transition: `inline-size ${vars.duration.panel} ${vars.easing.out}`,
});
