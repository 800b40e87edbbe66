import type { CSSProperties } from "react";
import type { Breakpoint, space } from "../tokens/scales";

type SpaceName = keyof typeof space;

/** A gap or padding by its token's name, multiples of 4 px: `"6"`, or the number 6, is 24 px. */
export type Space = SpaceName | (SpaceName extends `${infer N extends number}` ? N : never);

/** One value for every width, or values that hold from a breakpoint upwards. */
export type Responsive<T> = T | ({ base: T } & Partial<Record<Breakpoint, T>>);

/** Elements that a layout primitive may be. */
export type LayoutElement =
  | "div"
  | "span"
  | "section"
  | "article"
  | "aside"
  | "main"
  | "nav"
  | "header"
  | "footer"
  | "form"
  | "fieldset"
  | "ul"
  | "ol"
  | "li"
  | "dl";

/** The custom property of a space token, by name, so that no token table reaches the bundle. */
export const spaceVar = (name: Space) => `var(--taanka-space-${name})`;

/** Custom properties `--name`, `--name-md`… that hold a responsive prop's values. */
export function responsiveVars<T extends string | number>(
  name: string,
  value: Responsive<T> | undefined,
  write: (value: T) => string = String,
): CSSProperties {
  if (value === undefined) return {};
  if (typeof value !== "object") return { [`--${name}`]: write(value) };
  const set: Record<string, string> = {};
  for (const [step, at] of Object.entries<T | undefined>(value)) {
    if (at !== undefined) set[step === "base" ? `--${name}` : `--${name}-${step}`] = write(at);
  }
  return set;
}
