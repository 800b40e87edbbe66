import { componentPart, componentStyle, componentVariants } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const link = componentPart("link", {
  textDecorationLine: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.22em",
  textDecorationColor: "color-mix(in srgb, currentColor 40%, transparent)",
  transition: `text-decoration-color ${vars.duration.feedback} ${vars.easing.out}, color ${vars.duration.feedback} ${vars.easing.out}`,
  "@media": {
    [media.hover]: { selectors: { "&:hover": { textDecorationColor: "currentColor" } } },
    [media.forcedColors]: { textDecorationColor: "currentColor" },
  },
});

const colored = (color: string, pointedAt: string) => ({
  color,
  "@media": { [media.hover]: { selectors: { "&:hover": { color: pointedAt } } } },
});

export const tone = componentVariants({
  accent: colored(vars.color.accent, vars.color.accentHover),
  ink: colored(vars.color.ink, vars.color.accent),
  muted: colored(vars.color.muted, vars.color.ink),
  inherit: { color: "inherit" },
});

/** Out of running text: room for a finger, an icon beside the words, underlined when pointed at. */
export const standalone = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "1.5rem",
  textDecorationColor: "transparent",
  "@media": {
    [media.coarse]: { minBlockSize: "2.75rem" },
    [media.forcedColors]: { textDecorationColor: "currentColor" },
  },
});
