import { componentPart } from "../../styles/componentStyle";
import { direction } from "../../styles/direction";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";
import { handle } from "../Panel/Panel.css";

const widths = { small: "22rem", medium: "28rem", large: "42rem" };

export const drawer = componentPart("drawer", {
  insetBlock: 0,
  // A finger's way to the side is the drawer's own.
  touchAction: "pan-y pinch-zoom",
  transition: `translate ${vars.duration.panel} ${vars.easing.out}`,
  inlineSize: `min(${widths.medium}, 100%)`,
  selectors: {
    "&[data-size=small]": { inlineSize: `min(${widths.small}, 100%)` },
    "&[data-size=large]": { inlineSize: `min(${widths.large}, 100%)` },
    "&[data-side=start]": {
      insetInlineStart: 0,
      vars: { "--taanka-from": `calc(-100% * ${direction}) 0` },
    },
    "&[data-side=end]": {
      insetInlineEnd: 0,
      vars: { "--taanka-from": `calc(100% * ${direction}) 0` },
    },
    "&[data-side=bottom]": {
      touchAction: "auto",
      insetInline: 0,
      insetBlockStart: "auto",
      inlineSize: "auto",
      maxBlockSize: "88dvb",
      borderStartStartRadius: vars.radius.panel,
      borderStartEndRadius: vars.radius.panel,
      vars: { "--taanka-from": "0 100%" },
    },
  },
  "@media": { [media.coarse]: { selectors: { "&[data-side=bottom]::before": handle } } },
});
