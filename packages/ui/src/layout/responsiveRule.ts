import { type Breakpoint, breakpoints, media } from "../tokens/scales";

const steps = Object.keys(breakpoints) as Breakpoint[];

/**
 * The rule that reads `responsiveVars`: `property` takes `--name`, from each breakpoint up its own
 * value. The class resets the properties, so that a nested primitive does not inherit them.
 */
export function responsiveRule(property: string, name: string, wrap = (value: string) => value) {
  const vars: Record<string, string> = {};
  const queries: Record<string, Record<string, string>> = {};
  let value = `var(--${name})`;
  const base = wrap(value);
  for (const step of steps) {
    vars[`--${name}-${step}`] = "initial";
    value = `var(--${name}-${step}, ${value})`;
    queries[media[step]] = { [property]: wrap(value) };
  }
  return { vars, [property]: base, "@media": queries };
}
