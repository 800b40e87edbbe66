import { componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

const widths = { small: "22rem", medium: "28rem", large: "42rem" };

/** `translate` knows no logical direction, so the way in turns with the text. */
export const drawer = componentStyle({
  insetBlock: 0,
  inlineSize: `min(${widths.medium}, 100%)`,
  selectors: {
    "&[data-size=small]": { inlineSize: `min(${widths.small}, 100%)` },
    "&[data-size=large]": { inlineSize: `min(${widths.large}, 100%)` },
    "&[data-side=start]": { insetInlineStart: 0, vars: { "--taanka-from": "-100% 0" } },
    "&[data-side=end]": { insetInlineEnd: 0, vars: { "--taanka-from": "100% 0" } },
    "&[data-side=start]:dir(rtl)": { vars: { "--taanka-from": "100% 0" } },
    "&[data-side=end]:dir(rtl)": { vars: { "--taanka-from": "-100% 0" } },
    "&[data-side=bottom]": {
      insetInline: 0,
      insetBlockStart: "auto",
      inlineSize: "auto",
      maxBlockSize: "88dvb",
      borderStartStartRadius: vars.radius.panel,
      borderStartEndRadius: vars.radius.panel,
      vars: { "--taanka-from": "0 100%" },
    },
  },
});
