import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const root = componentPart("coupon-box", { display: "grid", gap: vars.space[3] });

const heading = {
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  fontSize: vars.textSize.sm,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
} as const;

export const title = componentStyle(heading);

export const toggle = componentPart("coupon-box-toggle", {
  ...heading,
  inlineSize: "100%",
  minBlockSize: "2.75rem",
  borderRadius: vars.radius.control,
});

export const chevron = componentStyle({
  marginInlineStart: "auto",
  transition: `transform ${vars.duration.feedback} ${vars.easing.out}`,
  selectors: { "[aria-expanded=true] > &": { transform: "rotate(180deg)" } },
});

export const panel = componentStyle({
  display: "grid",
  gap: vars.space[4],
  selectors: { "&[hidden]": { display: "none" } },
});

/** A field's error, as near to a ticket as that to its field. */
export const problem = componentStyle({
  marginBlockStart: "-0.375rem",
  overflowWrap: "anywhere",
});

/** A ticket: its edge is stitched. */
export const ticket = componentPart("coupon-box-ticket", {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  paddingBlock: vars.space[2],
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: vars.space[2],
  border: `1.5px dashed ${vars.color.zari}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
});

export const ticketText = componentStyle({
  display: "grid",
  flex: "1 1 10rem",
  gap: "0.125rem",
  fontSize: vars.textSize.sm,
  lineHeight: vars.leading.tight,
  overflowWrap: "anywhere",
});

export const ticketCode = componentPart("coupon-box-code", {
  fontWeight: vars.weight.semibold,
  letterSpacing: "0.06em",
});

export const saving = componentPart("coupon-box-saving", {
  color: vars.color.positive,
  fontVariantNumeric: "tabular-nums",
});

export const note = componentStyle({ color: vars.color.muted, fontSize: "0.8125rem" });

export const offers = componentStyle({ display: "grid", gap: vars.space[2] });

export const offersTitle = componentStyle({
  marginBlockEnd: vars.space[1],
  color: vars.color.muted,
  fontSize: vars.textSize.xs,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.eyebrow,
  textTransform: "uppercase",
});

export const offerTicket = componentStyle({
  borderColor: vars.color.line,
  backgroundColor: "transparent",
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});
