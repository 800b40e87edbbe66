import { aboveFootBar, inFootBar, roomForBars } from "../../layout/barsInReach";
import {
  componentPart,
  componentRule,
  componentStyle,
  descendantStyle,
} from "../../styles/componentStyle";
import { stacking } from "../../styles/stacking";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const bar = componentPart("buy-bar", {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  inlineSize: "100%",
  // Two lines where the amount leaves the button too little, or a page is read at twice its size.
  flexWrap: "wrap",
  "@media": { [media.lg]: { display: "none" } },
});

export const sticky = componentStyle({
  zIndex: stacking.sticky,
  insetBlockEnd: 0,
  paddingBlock: `${vars.space[3]} calc(${vars.space[3]} + env(safe-area-inset-bottom, 0px))`,
  paddingInline: `max(${vars.size.gutter}, env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  "@media": { [roomForBars]: { position: "sticky" } },
});

componentRule(`:root:has(.${sticky})`, aboveFootBar);
descendantStyle(sticky, "*", inFootBar);

export const words = componentStyle({
  display: "grid",
  // Beside the button next to nothing of what is left; all of it in a row of their own.
  flex: "1 0 auto",
  gap: vars.space[1],
  // As wide as most prices in any font: the button beside it does not move as the font arrives.
  minInlineSize: "min(7rem, 27vw)",
  maxInlineSize: "100%",
});

export const caption = componentPart("buy-bar-caption", {
  // As wide as the price, however much it says.
  inlineSize: 0,
  minInlineSize: "100%",
  color: vars.color.muted,
  fontSize: vars.textSize.xs,
  lineHeight: vars.leading.tight,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

/** The struck price below the price: a bar has more height to give than width. */
export const price = componentPart("buy-bar-price", {
  flexDirection: "column",
  flexWrap: "nowrap",
  alignItems: "flex-start",
  fontSize: vars.textSize.lg,
});

export const actions = componentStyle({
  display: "flex",
  flex: "999 1 11.5rem",
  alignItems: "center",
  gap: vars.space[2],
  minInlineSize: 0,
  "@media": { "screen and (min-width: 30rem)": { maxInlineSize: "18rem" } },
});

export const main = componentStyle({ flex: "1 1 auto", minInlineSize: 0 });

descendantStyle(main, "> *", { inlineSize: "100%" });
