import { componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

const widths = { small: "22rem", medium: "28rem", large: "42rem" };

/** `translate` knows no logical direction, so the way in turns with the text. */
export const drawer = componentStyle({
  insetBlock: 0,
  // A finger's way to the side is the drawer's own.
  touchAction: "pan-y pinch-zoom",
  transition: `translate ${vars.duration.panel} ${vars.easing.out}`,
  inlineSize: `min(${widths.medium}, 100%)`,
  selectors: {
    "&[data-size=small]": { inlineSize: `min(${widths.small}, 100%)` },
    "&[data-size=large]": { inlineSize: `min(${widths.large}, 100%)` },
    "&[data-side=start]": { insetInlineStart: 0, vars: { "--taanka-from": "-100% 0" } },
    "&[data-side=end]": { insetInlineEnd: 0, vars: { "--taanka-from": "100% 0" } },
    "&[data-side=start]:dir(rtl)": { vars: { "--taanka-from": "100% 0" } },
    "&[data-side=end]:dir(rtl)": { vars: { "--taanka-from": "-100% 0" } },
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
  "@media": {
    // A handle says that the sheet can be pushed. Drawn as a border, it outlives forced colours.
    [media.coarse]: {
      selectors: {
        "&[data-side=bottom]::before": {
          content: '""',
          position: "sticky",
          insetBlockStart: vars.space[2],
          zIndex: 2,
          flex: "none",
          alignSelf: "center",
          inlineSize: "2.25rem",
          marginBlock: `${vars.space[2]} calc(${vars.space[2]} * -1)`,
          borderBlockStart: `4px solid ${vars.color.lineStrong}`,
          borderRadius: vars.radius.full,
          pointerEvents: "none",
        },
      },
    },
  },
});
