import { componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

/** A sheet along the lower edge on phones, in the middle from 480 px up. */
export const dialog = componentStyle({
  insetInline: 0,
  insetBlockEnd: 0,
  maxBlockSize: "92dvb",
  borderStartStartRadius: vars.radius.panel,
  borderStartEndRadius: vars.radius.panel,
  "@media": {
    [media.sm]: {
      inset: 0,
      margin: "auto",
      inlineSize: "min(36rem, 100vi - 3rem)",
      blockSize: "fit-content",
      maxBlockSize: "calc(100dvb - 3rem)",
      borderRadius: vars.radius.panel,
      selectors: {
        "&[data-size=small]": { inlineSize: "min(26rem, 100vi - 3rem)" },
        "&[data-size=large]": { inlineSize: "min(60rem, 100vi - 3rem)" },
      },
    },
  },
});
