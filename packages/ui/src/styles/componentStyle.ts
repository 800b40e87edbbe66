import { type GlobalStyleRule, globalStyle, type StyleRule, style } from "@vanilla-extract/css";
import { components, utilities } from "./layers.css";

type Layered = Omit<StyleRule, "@layer">;

/** A class in the `taanka.components` layer. Use it for every style of a component. */
export function componentStyle(rule: Layered): string {
  return style({ "@layer": { [components]: rule } });
}

/** A rule for what lies inside a class: `descendantStyle(list, "> li + li", { … })`, same layer. */
export function descendantStyle(
  parent: string,
  selector: string,
  rule: Omit<GlobalStyleRule, "@layer">,
): void {
  globalStyle(`${parent} ${selector}`, { "@layer": { [components]: rule } });
}

/** A class in the `taanka.utilities` layer, which wins over components (layout primitives' gaps, visibility). */
export function utilityStyle(rule: Layered): string {
  return style({ "@layer": { [utilities]: rule } });
}

/** One class a value of a prop, in the `taanka.components` layer. */
export function componentVariants<K extends string>(rules: Record<K, Layered>): Record<K, string> {
  const entries = Object.entries<Layered>(rules);
  return Object.fromEntries(
    entries.map(([value, rule]) => [value, componentStyle(rule)]),
  ) as Record<K, string>;
}
