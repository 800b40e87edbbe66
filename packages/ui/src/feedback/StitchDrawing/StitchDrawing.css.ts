import { componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const drawing = componentStyle({
  inlineSize: "10rem",
  blockSize: "auto",
  flex: "none",
  fill: "none",
  stroke: vars.color.lineStrong,
  strokeWidth: 1.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});

export const cloth = componentStyle({ strokeDasharray: "4 5" });

export const thread = componentStyle({
  stroke: vars.color.zari,
  strokeDasharray: "4 5",
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});
