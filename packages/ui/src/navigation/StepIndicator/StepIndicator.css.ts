import { componentPart, componentStyle, descendantStyle } from "../../styles/componentStyle";
import { runningStitch } from "../../styles/stitch";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const steps = componentPart("step-indicator", { display: "grid", gap: vars.space[3] });

export const progress = componentStyle({
  color: vars.color.muted,
  fontSize: vars.textSize.xs,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.eyebrow,
  textTransform: "uppercase",
});

export const list = componentStyle({ display: "flex", gap: vars.space[1] });

export const step = componentPart("step-indicator-step", {
  display: "flex",
  flex: "1 1 0",
  flexDirection: "column",
  alignItems: "flex-start",
  minInlineSize: 0,
  maxInlineSize: "16rem",
  overflowWrap: "anywhere",
  color: vars.color.muted,
  fontSize: vars.textSize.sm,
  selectors: {
    "&::before": {
      content: '""',
      alignSelf: "stretch",
      marginBlockEnd: vars.space[2],
      backgroundColor: vars.color.faint,
      ...runningStitch,
      "@media": { [media.forcedColors]: { backgroundColor: "GrayText" } },
    },
    "&[data-state='done']::before, &[data-state='current']::before": {
      backgroundColor: vars.color.accent,
      "@media": { [media.forcedColors]: { backgroundColor: "Highlight" } },
    },
    "&[data-state='current']": { color: vars.color.ink, fontWeight: vars.weight.medium },
  },
});

descendantStyle(step, "> a", {
  display: "inline-flex",
  alignItems: "center",
  // The target is higher than the line; the words stay on it.
  minBlockSize: "1.5rem",
  marginBlock: "calc((1lh - 1.5rem) / 2)",
  textDecoration: "underline",
  textUnderlineOffset: "0.3em",
  "@media": {
    [media.coarse]: { minBlockSize: "2.75rem", marginBlock: "calc((1lh - 2.75rem) / 2)" },
  },
});
