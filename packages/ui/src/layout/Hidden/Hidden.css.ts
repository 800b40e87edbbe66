import { utilityStyle } from "../../styles/componentStyle";
import { type Breakpoint, breakpoints, media } from "../../tokens/scales";

const steps = Object.keys(breakpoints) as Breakpoint[];
const gone = { display: "none !important" };

const each = (query: (step: Breakpoint) => string) =>
  Object.fromEntries(
    steps.map((step) => [step, utilityStyle({ "@media": { [query(step)]: gone } })]),
  ) as Record<Breakpoint, string>;

export const hiddenFrom = each((step) => media[step]);
export const hiddenBelow = each((step) => `screen and (max-width: ${breakpoints[step] - 0.02}px)`);
