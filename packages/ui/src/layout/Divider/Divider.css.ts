import { componentStyle, componentVariants } from "../../styles/componentStyle";
import { runningStitch } from "../../styles/stitch";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const divider = componentStyle({ border: 0, inlineSize: "100%", flex: "none" });

export const look = componentVariants({
  stitch: {
    ...runningStitch,
    backgroundColor: vars.color.zari,
    "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
  },
  hairline: {
    blockSize: "1px",
    backgroundColor: vars.color.line,
    "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
  },
});

export const stitch = componentStyle({
  ...runningStitch,
  display: "block",
  backgroundColor: "currentColor",
  "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
});

export const thread = componentVariants({
  zari: { color: vars.color.zari },
  accent: { color: vars.color.accent },
  current: {},
});

export const length = componentVariants({
  full: { inlineSize: "100%" },
  short: { inlineSize: "4rem" },
});
