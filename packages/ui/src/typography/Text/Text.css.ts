import { componentStyle, componentVariants } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const size = componentVariants({
  xs: { fontSize: vars.textSize.xs, lineHeight: vars.leading.tight },
  sm: { fontSize: vars.textSize.sm, lineHeight: "1.45" },
  md: { fontSize: vars.textSize.md, lineHeight: vars.leading.text },
  lg: { fontSize: vars.textSize.lg, lineHeight: vars.leading.text },
  xl: { fontSize: vars.textSize.xl, lineHeight: "1.4" },
});

export const tone = componentVariants({
  ink: { color: vars.color.ink },
  muted: { color: vars.color.muted },
  accent: { color: vars.color.accent },
  sale: { color: vars.color.sale },
  positive: { color: vars.color.positive },
  caution: { color: vars.color.caution },
  critical: { color: vars.color.critical },
  info: { color: vars.color.info },
  onPicture: { color: vars.color.onPicture },
  inherit: { color: "inherit" },
});

export const weight = componentVariants({
  regular: { fontWeight: vars.weight.regular },
  medium: { fontWeight: vars.weight.medium },
  semibold: { fontWeight: vars.weight.semibold },
});

export const align = componentVariants({
  start: { textAlign: "start" },
  center: { textAlign: "center" },
  end: { textAlign: "end" },
});

export const numeric = componentStyle({ fontVariantNumeric: "tabular-nums" });

const clamp = (lines: number) =>
  ({
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: lines,
    overflow: "hidden",
  }) as const;

export const lines = componentVariants({
  1: clamp(1),
  2: clamp(2),
  3: clamp(3),
  4: clamp(4),
});
