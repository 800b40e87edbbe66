interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const gap = 6;
const margin = 8;

/**
 * Where a tooltip's upper left corner goes, in px of the viewport: above or below the middle of its
 * control, on the other side where the preferred one has no room, never past the viewport's edges.
 */
export function placeTooltip(
  control: Box,
  tooltip: Pick<Box, "width" | "height">,
  viewport: Pick<Box, "width" | "height">,
  side: "top" | "bottom",
): Pick<Box, "x" | "y"> {
  const above = control.y - gap - tooltip.height;
  const below = control.y + control.height + gap;
  const fitsAbove = above >= margin;
  const fitsBelow = below + tooltip.height + margin <= viewport.height;
  const goAbove = side === "top" ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove;
  const centred = control.x + control.width / 2 - tooltip.width / 2;
  const rightmost = viewport.width - margin - tooltip.width;
  return { x: Math.max(margin, Math.min(centred, rightmost)), y: goAbove ? above : below };
}
