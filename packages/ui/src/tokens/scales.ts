export { type Breakpoint, breakpoints, media } from "./media";

/** Fluid length between 360 and 1440 px of viewport width; `from` and `to` in px. */
export function fluid(from: number, to: number): string {
  const slope = (to - from) / (1440 - 360);
  const rem = (px: number) => `${Number((px / 16).toFixed(4))}rem`;
  const base = from - slope * 360;
  return `clamp(${rem(from)}, ${rem(base)} + ${Number((slope * 100).toFixed(4))}vw, ${rem(to)})`;
}

/** Spacing on a 4-px base; keys are multiples of 4 px. */
export const space = {
  "0": "0",
  "1": "0.25rem",
  "2": "0.5rem",
  "3": "0.75rem",
  "4": "1rem",
  "6": "1.5rem",
  "8": "2rem",
  "12": "3rem",
  "16": "4rem",
  "24": "6rem",
  "32": "8rem",
} as const;

/** Type sizes 12–64 px; from 28 px up they grow with the viewport. */
export const textSize = {
  xs: "0.75rem",
  sm: "0.875rem",
  md: "1rem",
  lg: "1.125rem",
  xl: "1.375rem",
  "2xl": fluid(24, 28),
  "3xl": fluid(28, 36),
  "4xl": fluid(34, 48),
  "5xl": fluid(40, 64),
} as const;
