import { componentPart } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";
import { handle } from "../Panel/Panel.css";

/** A sheet along the lower edge on phones, in the middle from 480 px up. */
export const dialog = componentPart("dialog", {
  insetInline: 0,
  insetBlockEnd: 0,
  maxBlockSize: "92dvb",
  borderStartStartRadius: vars.radius.panel,
  borderStartEndRadius: vars.radius.panel,
  transition: `translate ${vars.duration.panel} ${vars.easing.out}`,
  vars: { "--taanka-from": "0 100%" },
  "@media": {
    [media.coarse]: { "::before": handle },
    [media.sm]: {
      "::before": { content: "none" },
      inset: 0,
      margin: "auto",
      inlineSize: "min(36rem, 100vi - 3rem)",
      blockSize: "fit-content",
      maxBlockSize: "calc(100dvb - 3rem)",
      borderRadius: vars.radius.panel,
      vars: { "--taanka-from": "0 0.75rem" },
      selectors: {
        "&[data-size=small]": { inlineSize: "min(26rem, 100vi - 3rem)" },
        "&[data-size=large]": { inlineSize: "min(60rem, 100vi - 3rem)" },
      },
    },
  },
});
