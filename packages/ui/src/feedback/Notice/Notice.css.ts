import { componentPart, componentStyle, componentVariants } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const notice = componentPart("notice", {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  columnGap: vars.space[3],
  alignItems: "start",
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.card,
  color: vars.color.ink,
  fontSize: vars.textSize.sm,
  lineHeight: "1.45",
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const kind = componentVariants({
  info: { backgroundColor: vars.color.infoSoft },
  success: { backgroundColor: vars.color.positiveSoft },
  warning: { backgroundColor: vars.color.cautionSoft },
  error: { backgroundColor: vars.color.criticalSoft },
});

export const mark = componentVariants({
  info: { color: vars.color.info },
  success: { color: vars.color.positive },
  warning: { color: vars.color.caution },
  error: { color: vars.color.critical },
});

export const body = componentStyle({
  display: "grid",
  gap: vars.space[1],
  overflowWrap: "anywhere",
});
export const title = componentPart("notice-title", { fontWeight: vars.weight.semibold });
export const action = componentStyle({ marginBlockStart: vars.space[1] });

export const close = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: "1.75rem",
  blockSize: "1.75rem",
  marginBlock: "-0.25rem",
  marginInlineEnd: "-0.5rem",
  borderRadius: vars.radius.full,
  color: "inherit",
  "@media": {
    [media.coarse]: {
      inlineSize: "2.75rem",
      blockSize: "2.75rem",
      marginBlock: "-0.75rem",
      marginInlineEnd: "-0.75rem",
    },
  },
});
