import { type GlobalStyleRule, globalStyle, type StyleRule, style } from "@vanilla-extract/css";
import { type RuntimeFn, recipe } from "@vanilla-extract/recipes";
import { components, utilities } from "./layers.css";

type Layered = Omit<StyleRule, "@layer">;
type VariantGroups = Record<string, Record<string, Layered>>;

interface ComponentRecipeOptions<V extends VariantGroups> {
  base: Layered;
  variants?: V;
  compoundVariants?: Array<{
    variants: { [K in keyof V]?: Selection<V[K]> };
    style: Layered;
  }>;
  defaultVariants?: { [K in keyof V]?: Selection<V[K]> };
}

type Selection<T> =
  | (keyof T extends "true" | "false" ? boolean : never)
  | ("true" extends keyof T ? boolean : never)
  | (keyof T & string);

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

/** One class a value of a prop, in the `taanka.components` layer, for leaves too small for a recipe. */
export function componentVariants<K extends string>(rules: Record<K, Layered>): Record<K, string> {
  const entries = Object.entries<Layered>(rules);
  return Object.fromEntries(
    entries.map(([value, rule]) => [value, componentStyle(rule)]),
  ) as Record<K, string>;
}

/** A vanilla-extract recipe whose every rule stands in the `taanka.components` layer. */
export function componentRecipe<V extends VariantGroups>(
  options: ComponentRecipeOptions<V>,
): RuntimeFn<{ [K in keyof V]: { [L in keyof V[K]]: string } }> {
  // First, so that the variants' rules come after it in the sheet and win.
  const base = componentStyle(options.base);
  const variants = Object.fromEntries(
    Object.entries(options.variants ?? {}).map(([group, values]) => [
      group,
      Object.fromEntries(
        Object.entries(values).map(([value, rule]) => [value, componentStyle(rule)]),
      ),
    ]),
  ) as { [K in keyof V]: { [L in keyof V[K]]: string } };
  return recipe({
    base,
    variants,
    compoundVariants: (options.compoundVariants ?? []).map((compound) => ({
      variants: compound.variants,
      style: componentStyle(compound.style),
    })) as never,
    defaultVariants: (options.defaultVariants ?? {}) as never,
  });
}
