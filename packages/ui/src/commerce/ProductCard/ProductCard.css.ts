import { keyframes } from "@vanilla-extract/css";
import { componentStyle, componentVariants } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const root = componentStyle({ position: "relative", minInlineSize: 0 });

const framing = {
  position: "relative",
  overflow: "hidden",
  borderRadius: vars.radius.card,
} as const;

export const frame = componentStyle(framing);

export const emptyFrame = componentStyle({
  ...framing,
  aspectRatio: "3 / 4",
  backgroundColor: vars.color.sunken,
});

const appear = keyframes({ from: { opacity: 0 } });

export const second = componentStyle({
  position: "absolute",
  inset: 0,
  display: "none",
  "@media": {
    [media.hover]: {
      selectors: {
        [`${root}:hover &`]: {
          display: "block",
          animation: `${appear} ${vars.duration.panel} ${vars.easing.out}`,
        },
      },
    },
  },
});

export const badge = componentStyle({
  position: "absolute",
  insetBlockEnd: vars.space[2],
  insetInlineStart: vars.space[2],
  "@media": {
    [media.lg]: { insetBlockEnd: vars.space[3], insetInlineStart: vars.space[3] },
  },
});

export const body = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[1],
  paddingBlockStart: vars.space[3],
});

export const category = componentStyle({
  fontSize: vars.textSize.xs,
  lineHeight: vars.leading.tight,
  color: vars.color.muted,
});

export const name = componentStyle({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  fontSize: vars.textSize.sm,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.tight,
  textWrap: "pretty",
  "@media": { [media.md]: { fontSize: vars.textSize.md } },
});

export const link = componentStyle({
  color: vars.color.ink,
  transition: `color ${vars.duration.feedback} ${vars.easing.out}`,
  selectors: {
    "&:hover": { color: vars.color.accent },
    "&:focus-visible": { outline: "none" },
    "&::after": { content: "''", position: "absolute", inset: 0, borderRadius: vars.radius.card },
    "&:focus-visible::after": {
      outline: `2px solid ${vars.color.accent}`,
      outlineOffset: "2px",
    },
  },
});

export const foot = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[3],
  rowGap: vars.space[1],
});

export const corner = componentStyle({
  position: "absolute",
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
  "@media": {
    [media.lg]: { insetBlockStart: vars.space[3], insetInlineEnd: vars.space[3] },
  },
});

/** As large as the picture; clicks pass through to the link beside what lies in it. */
export const overPicture = componentStyle({
  position: "absolute",
  insetBlockStart: 0,
  insetInline: 0,
  display: "flex",
  alignItems: "flex-end",
  aspectRatio: "3 / 4",
  pointerEvents: "none",
});

export const colors = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  fontSize: vars.textSize.xs,
  lineHeight: 1,
  color: vars.color.muted,
});

export const dot = componentStyle({
  inlineSize: "0.75rem",
  blockSize: "0.75rem",
  border: `1px solid color-mix(in srgb, ${vars.color.ink} 32%, transparent)`,
  borderRadius: vars.radius.full,
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
});

/** Each placeholder is as high as the line it stands for: its text's size times the line height. */
const bone = (fontSize: string, inlineSize: string) => ({
  display: "flex",
  alignItems: "center",
  overflow: "hidden",
  blockSize: `calc(${fontSize} * ${vars.leading.tight})`,
  inlineSize,
});

export const bones = componentVariants({
  category: bone(vars.textSize.xs, "30%"),
  name: {
    ...bone(vars.textSize.sm, "85%"),
    "@media": { [media.md]: { blockSize: `calc(${vars.textSize.md} * ${vars.leading.tight})` } },
  },
  price: bone(vars.textSize.md, "55%"),
  rating: bone(vars.textSize.xs, "45%"),
});
