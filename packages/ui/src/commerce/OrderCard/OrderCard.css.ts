import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

/** Width of the card, not of the viewport, from which everything stands in one row. */
const wide = "(min-width: 40rem)";

export const card = componentPart("order-card", {
  containerType: "inline-size",
  position: "relative",
  inlineSize: "100%",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  transition: `border-color ${vars.duration.feedback} ${vars.easing.out}`,
  selectors: {
    "&:has(:focus-visible)": { outline: `2px solid ${vars.color.accent}`, outlineOffset: "2px" },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover": { borderColor: vars.color.lineStrong } } },
  },
});

export const frame = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateAreas: '"words mark" "pictures amount"',
  gap: `${vars.space[4]} ${vars.space[3]}`,
  padding: vars.space[4],
  "@media": {
    [media.tiny]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateAreas: '"words" "mark" "pictures" "amount"',
      justifyItems: "start",
    },
  },
  "@container": {
    [wide]: {
      // The words of all orders begin at one line, however many pictures there are.
      gridTemplateColumns: "minmax(0, 1fr) auto auto auto",
      gridTemplateAreas: '"words pictures amount mark"',
      alignItems: "center",
      columnGap: vars.space[6],
    },
  },
});

export const pictures = componentPart("order-card-pictures", {
  gridArea: "pictures",
  display: "flex",
  gap: vars.space[2],
});

export const picture = componentStyle({
  inlineSize: "3.75rem",
  overflow: "hidden",
  borderRadius: vars.radius.card,
});

export const more = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: "3.75rem",
  aspectRatio: "3 / 4",
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  color: vars.color.muted,
  fontSize: vars.textSize.sm,
  fontVariantNumeric: "tabular-nums",
});

export const words = componentStyle({ gridArea: "words", minInlineSize: 0 });

export const number = componentPart("order-card-number", {
  overflowWrap: "anywhere",
  fontFamily: vars.font.text,
  fontSize: vars.textSize.md,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
});

export const whole = componentStyle({ display: "inline-block" });

/** The card's one link (or button); its target is the whole card. */
export const link = componentStyle({
  outline: "none",
  fontWeight: "inherit",
  selectors: { "&::after": { content: '""', position: "absolute", inset: 0 } },
});

export const quiet = componentStyle({
  color: vars.color.muted,
  fontSize: vars.textSize.sm,
  lineHeight: "1.45",
});

export const amount = componentStyle({
  gridArea: "amount",
  alignSelf: "end",
  textAlign: "end",
  "@container": { [wide]: { alignSelf: "center", minInlineSize: "6.5rem" } },
});

export const total = componentPart("order-card-total", {
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const mark = componentPart("order-card-status", {
  gridArea: "mark",
  justifySelf: "end",
  "@container": {
    [wide]: { display: "flex", justifyContent: "flex-end", minInlineSize: "8.5rem" },
  },
});

/** Lies over the link that covers the card. */
export const action = componentStyle({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
  marginInline: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** The badge's ground is the card's own. */
export const plainStatus = componentStyle({ borderColor: vars.color.lineStrong });
