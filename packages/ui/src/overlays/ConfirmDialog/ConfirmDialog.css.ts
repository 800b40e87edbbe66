import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const confirmDialog = componentPart("confirm-dialog", {
  inset: 0,
  margin: "auto",
  inlineSize: "min(26rem, 100vi - 2rem)",
  blockSize: "fit-content",
  maxBlockSize: "calc(100dvb - 2rem)",
  borderRadius: vars.radius.panel,
});

export const critical = componentStyle({
  selectors: {
    "&[data-tone]": { background: vars.color.critical, color: vars.color.raised },
  },
  "@media": {
    [media.hover]: { selectors: { "&[data-tone]:enabled:hover": { background: vars.color.ink } } },
  },
});
