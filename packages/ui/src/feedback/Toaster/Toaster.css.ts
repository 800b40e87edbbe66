import { keyframes } from "@vanilla-extract/css";
import { footBarHeight } from "../../layout/barsInReach";
import { componentPart, componentStyle, componentVariants } from "../../styles/componentStyle";
import { stacking } from "../../styles/stacking";
import { vars } from "../../tokens/contract.css";
import { breakpoints, media } from "../../tokens/scales";
import { footTaken } from "../../utils/footTaken";
import { keyboardProperty } from "./keyboardProperty";

/** From where a toast comes and to where it goes. */
const from = "--taanka-toast-from";

const narrow = `(max-width: ${breakpoints.lg - 0.02}px)`;
const wide = `(min-width: ${breakpoints.lg}px)`;

/** Room beyond the last toast for its shadow, which the list would cut off. */
const shadowRoom = "3rem";
/** Below the header, whose cart a toast speaks of, and below Close of a view over the whole screen. */
const head = `calc(${vars.size.header} + env(safe-area-inset-top, 0px))`;
/** Above a bar that stays at the foot, above a panel's actions, and above a keyboard. */
const foot = `max(var(${footBarHeight}, 0px) + env(safe-area-inset-bottom, 0px), var(${footTaken}, 0px), var(${keyboardProperty}, 0px))`;

/** The rules of every placement, which an attribute of the list says. */
const placedBy = (attribute: string) => ({
  [`&[${attribute}^="top"]`]: {
    insetBlockStart: head,
    maxBlockSize: `calc(100dvh - ${head})`,
  },
  [`&[${attribute}^="bottom"]`]: {
    insetBlockEnd: `calc(${foot} - ${shadowRoom})`,
    maxBlockSize: `calc(100dvh - ${head} - ${foot} + ${shadowRoom})`,
    vars: { [from]: "0.75rem" },
  },
  [`&[${attribute}$="start"]`]: { insetInlineStart: 0 },
  [`&[${attribute}$="end"]`]: { insetInlineEnd: 0 },
  [`&:not([${attribute}*="-"])`]: { insetInline: 0, marginInline: "auto" },
});

export const viewport = componentStyle({
  position: "fixed",
  zIndex: stacking.toast,
  display: "flex",
  flexDirection: "column",
  gap: vars.space[2],
  inlineSize: "min(100%, 26rem)",
  paddingBlock: `${vars.space[2]} calc(${vars.space[4]} + ${shadowRoom})`,
  paddingInline: `max(${vars.space[4]}, env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px))`,
  overflowY: "auto",
  outlineOffset: "-6px",
  pointerEvents: "none",
  "@media": {
    [narrow]: { selectors: placedBy("data-narrow-placement") },
    [wide]: { selectors: placedBy("data-placement") },
  },
});

const rise = keyframes({
  from: { opacity: 0, transform: `translateY(var(${from}, -0.75rem))` },
});
const leave = keyframes({
  to: { opacity: 0, transform: `translateY(calc(var(${from}, -0.75rem) / 3))` },
});

export const toast = componentPart("toast", {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto auto",
  alignItems: "center",
  columnGap: vars.space[3],
  flex: "none",
  minBlockSize: "3.5rem",
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.panel,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.float,
  color: vars.color.ink,
  fontSize: vars.textSize.sm,
  lineHeight: vars.leading.tight,
  pointerEvents: "auto",
  touchAction: "pan-y",
  transition: `translate ${vars.duration.panel} ${vars.easing.out}`,
  selectors: {
    "&[data-state='open']": {
      animation: `${rise} ${vars.duration.panel} ${vars.easing.out}`,
    },
    "&[data-state='closed']": {
      animation: `${leave} ${vars.duration.feedback} ${vars.easing.out} forwards`,
    },
  },
});

export const mark = componentVariants({
  success: { color: vars.color.positive },
  error: { color: vars.color.critical },
  info: { color: vars.color.info },
});

export const words = componentStyle({
  display: "grid",
  gap: vars.space[1],
  // An e-mail address or a link in it must not run out of the toast.
  overflowWrap: "anywhere",
});
export const title = componentPart("toast-title", { fontWeight: vars.weight.medium });
export const description = componentStyle({ color: vars.color.muted });

export const action = componentPart("toast-action", {
  minBlockSize: "2.25rem",
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  color: vars.color.accent,
  fontWeight: vars.weight.semibold,
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.22em",
  "@media": {
    [media.coarse]: { minBlockSize: "2.75rem" },
    [media.hover]: { selectors: { "&:hover": { backgroundColor: vars.color.accentSoft } } },
  },
});

export const close = componentStyle({
  gridColumn: "4",
  display: "grid",
  placeItems: "center",
  inlineSize: "2.25rem",
  blockSize: "2.25rem",
  borderRadius: vars.radius.full,
  color: vars.color.muted,
  "@media": {
    [media.coarse]: { inlineSize: "2.75rem", blockSize: "2.75rem" },
    [media.hover]: { selectors: { "&:hover": { color: vars.color.ink } } },
  },
});
