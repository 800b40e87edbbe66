/** Width thresholds in px. A breakpoint's styles hold from its width upwards. */
export const breakpoints = { sm: 480, md: 768, lg: 1024, xl: 1360 } as const;

/** A width of viewport by its name, from which a layout may differ. */
export type Breakpoint = keyof typeof breakpoints;

/** Media queries, mobile first. */
export const media = {
  sm: `screen and (min-width: ${breakpoints.sm}px)`,
  md: `screen and (min-width: ${breakpoints.md}px)`,
  lg: `screen and (min-width: ${breakpoints.lg}px)`,
  xl: `screen and (min-width: ${breakpoints.xl}px)`,
  /** Narrower than every breakpoint. */
  phone: `screen and (max-width: ${breakpoints.sm - 1}px)`,
  /** A small phone at 200 %, or a phone with large letters: what stands side by side goes below each other. */
  tiny: "screen and (max-width: 17.49em)",
  coarse: "(pointer: coarse)",
  hover: "(hover: hover) and (pointer: fine)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
  /** No script runs on the page, and none will. */
  noScript: "(scripting: none)",
} as const;
