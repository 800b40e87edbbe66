import { type GlobalStyleRule, globalStyle, type StyleRule, style } from "@vanilla-extract/css";
import { getFileScope } from "@vanilla-extract/css/fileScope";
import { stepsBelow } from "./composition";
import { groups, utilities } from "./layers.css";
import { classOfPart, type PartName } from "./parts";

type Layered = Omit<StyleRule, "@layer">;
type LayeredGlobal = Omit<GlobalStyleRule, "@layer">;

/** Folders of the style sheet that is being written, with the sheet's own name as the last. */
const placeOf = (filePath: string) => filePath.replace(/\.css\.ts$/, "").split(/[\\/]/);

/** The layer of the style sheet that is being written: within its group's, as deep as it stands below others. */
function ownLayer(): string {
  const { filePath } = getFileScope();
  const place = placeOf(filePath);
  const [group, layer] = Object.entries(groups).find(([name]) => place.includes(name)) ?? [];
  if (!group) throw new Error(`${filePath} stands in no group of components.`);
  const component = place[place.indexOf(group) + 1] ?? "";
  return `${layer}${".part".repeat(stepsBelow[component] ?? 0)}`;
}

/** A class in its component's layer. Use it for every style of a component. */
export function componentStyle(rule: Layered): string {
  return style({ "@layer": { [ownLayer()]: rule } });
}

/** A class with a lasting name, for a component's root or a part that brands style. */
export function componentPart(part: PartName, rule: Layered): string {
  return style({ "@layer": { [ownLayer()]: rule } }, classOfPart(part));
}

/** A rule for any selector, in its component's layer. */
export function componentRule(selector: string, rule: LayeredGlobal): void {
  globalStyle(selector, { "@layer": { [ownLayer()]: rule } });
}

/** A rule for what lies inside a class: `descendantStyle(list, "> li + li", { … })`, same layer. */
export function descendantStyle(parent: string, selector: string, rule: LayeredGlobal): void {
  componentRule(`${parent} ${selector}`, rule);
}

/** A class in the `components.taanka.utilities` layer, which wins over components (layout primitives' gaps, visibility). */
export function utilityStyle(rule: Layered): string {
  return style({ "@layer": { [utilities]: rule } });
}

/** One class a value of a prop, in its component's layer. */
export function componentVariants<K extends string>(rules: Record<K, Layered>): Record<K, string> {
  const entries = Object.entries<Layered>(rules);
  return Object.fromEntries(
    entries.map(([value, rule]) => [value, componentStyle(rule)]),
  ) as Record<K, string>;
}
