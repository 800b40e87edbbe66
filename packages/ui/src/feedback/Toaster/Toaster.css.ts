import { keyframes } from "@vanilla-extract/css";
import { componentPart, componentStyle, componentVariants } from "../../styles/componentStyle";
import { stacking } from "../../styles/stacking";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const viewport = componentStyle({
  position: "fixed",
  // Below the header, whose cart a toast speaks of, and below Close of a view over the whole screen.
  insetBlockStart: vars.size.header,
  insetInlineEnd: 0,
  zIndex: stacking.toast,
  display: "flex",
  flexDirection: "column",
  gap: vars.space[2],
  inlineSize: "min(100%, 26rem)",
  maxBlockSize: "85dvh",
  // Below, room for the last one's shadow, which the box would cut off.
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[16]}`,
  overflowY: "auto",
  outlineOffset: "-6px",
  pointerEvents: "none",
});

const rise = keyframes({ from: { opacity: 0, transform: "translateY(-0.75rem)" } });
const leave = keyframes({ to: { opacity: 0, transform: "translateY(-0.25rem)" } });

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
