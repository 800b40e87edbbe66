import { svgUrl } from "./svgUrl";

/** `none` in a brand's sheet draws a plain line in the place of each running stitch. */
export const stitchProperty = "--taanka-stitch";

const dash = (path: string, size: string) => `var(${stitchProperty}, ${dashUrl(path, size)})`;

const dashUrl = (path: string, size: string) =>
  svgUrl(
    `<svg xmlns='http://www.w3.org/2000/svg' ${size}><path d='${path}' stroke='#000' stroke-width='1.5' stroke-linecap='round'/></svg>`,
  );

/**
 * The running stitch along the inline axis: 4 px dash, 4 px gap, 1.5 px weight, round caps. Spread
 * into a rule of an empty box or pseudo-element; its `backgroundColor` is the thread's colour.
 */
export const runningStitch = {
  blockSize: "2px",
  maskImage: dash("M2.75 1h2.5", "width='8' height='2'"),
  maskRepeat: "round no-repeat",
  maskPosition: "0 50%",
} as const;

/** The same stitch along the block axis, for seams that run down a page. */
export const runningStitchDown = {
  inlineSize: "2px",
  maskImage: dash("M1 2.75v2.5", "width='2' height='8'"),
  maskRepeat: "no-repeat round",
  maskPosition: "50% 0",
} as const;
