import { type GlobalStyleRule, globalStyle, type StyleRule, style } from "@vanilla-extract/css";
import { getFileScope } from "@vanilla-extract/css/fileScope";
import { groups, utilities } from "./layers.css";
import { classOfPart, type PartName } from "./parts";

type Layered = Omit<StyleRule, "@layer">;
type LayeredGlobal = Omit<GlobalStyleRule, "@layer">;

/** The layer of the group in whose folder the style sheet stands that is being written. */
function groupLayer(): string {
  const { filePath } = getFileScope();
  const folders = filePath.split(/[\\/]/);
  const layer = Object.entries(groups).find(([group]) => folders.includes(group))?.[1];
  if (!layer) throw new Error(`${filePath} stands in no group of components.`);
  return layer;
}

/** A class in its group's layer. Use it for every style of a component. */
export function componentStyle(rule: Layered): string {
  return style({ "@layer": { [groupLayer()]: rule } });
}

/** A class with a lasting name, for a component's root or a part that brands style. */
export function componentPart(part: PartName, rule: Layered): string {
  return style({ "@layer": { [groupLayer()]: rule } }, classOfPart(part));
}

/** A rule for any selector, in its group's layer. */
export function componentRule(selector: string, rule: LayeredGlobal): void {
  globalStyle(selector, { "@layer": { [groupLayer()]: rule } });
}

/** A rule for what lies inside a class: `descendantStyle(list, "> li + li", { … })`, same layer. */
export function descendantStyle(parent: string, selector: string, rule: LayeredGlobal): void {
  componentRule(`${parent} ${selector}`, rule);
}

/** A class in the `components.taanka.utilities` layer, which wins over components (layout primitives' gaps, visibility). */
export function utilityStyle(rule: Layered): string {
  return style({ "@layer": { [utilities]: rule } });
}

/** One class a value of a prop, in its group's layer. */
export function componentVariants<K extends string>(rules: Record<K, Layered>): Record<K, string> {
  const entries = Object.entries<Layered>(rules);
  return Object.fromEntries(
    entries.map(([value, rule]) => [value, componentStyle(rule)]),
  ) as Record<K, string>;
}
