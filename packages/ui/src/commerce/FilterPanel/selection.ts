import type { ActiveFilter } from "../ActiveFilterChips";

/** One value that a list can be filtered by. */
export interface FilterOption {
  /** The shop's own word for it. */
  value: string;
  /** What a shopper reads; the value itself otherwise. */
  label?: string;
  /** How many products have it. With 0 it can't be chosen, only given up. */
  count?: number;
  /** CSS colour of a swatch before the label. */
  hex?: string;
  /** Can't be chosen; by default what has a `count` of 0 and is not chosen. */
  disabled?: boolean;
}

/** Values of one kind: fabrics, colours, price ranges. */
export interface FilterGroup {
  /** Tells it from the others; the shop's own word. */
  key: string;
  /** What a shopper reads; the key itself otherwise. */
  label?: string;
  /** Its values, in the order in which they are shown. */
  options: readonly FilterOption[];
}

/** Chosen values by the key of their group. */
export type FilterSelection = Readonly<Record<string, readonly string[]>>;

/** How many values are chosen. */
export const countChosen = (selection: FilterSelection): number =>
  Object.values(selection).reduce((sum, values) => sum + values.length, 0);

/** The selection without groups of which nothing is chosen. */
export const withoutEmpty = (selection: FilterSelection): FilterSelection =>
  Object.fromEntries(Object.entries(selection).filter(([, values]) => values.length > 0));

/**
 * The chosen values one by one, in the order of the groups, as `ActiveFilterChips` takes them. What is chosen
 * and no longer offered, such as a value of an old bookmark, comes last, so that it can be given up.
 */
export function listActiveFilters(
  groups: readonly FilterGroup[],
  selection: FilterSelection,
): ActiveFilter[] {
  const offered = groups.flatMap(({ key, options }) =>
    options
      .filter(({ value }) => selection[key]?.includes(value))
      .map(({ value, label }) => ({ key, value, label: label ?? value })),
  );
  const isOffered = (key: string, value: string) =>
    offered.some((one) => one.key === key && one.value === value);
  const others = Object.entries(selection).flatMap(([key, values]) =>
    values.filter((value) => !isOffered(key, value)).map((value) => ({ key, value, label: value })),
  );
  return [...offered, ...others];
}

/** The selection without one value, as a removed chip wants it. */
export function removeFilter(
  selection: FilterSelection,
  { key, value }: Pick<ActiveFilter, "key" | "value">,
): FilterSelection {
  const left = selection[key]?.filter((other) => other !== value) ?? [];
  return withoutEmpty({ ...selection, [key]: left });
}

/**
 * The groups with what is chosen and no longer offered at their ends: a form without it would give it up
 * unasked.
 */
export function withChosen(
  groups: readonly FilterGroup[],
  selection: FilterSelection,
): FilterGroup[] {
  const others = Object.keys(selection)
    .filter((key) => !groups.some((group) => group.key === key))
    .map((key) => ({ key, options: [] }));
  return [...groups, ...others].map((group) => {
    const isOffered = (value: string) => group.options.some((option) => option.value === value);
    const missing = (selection[group.key] ?? []).filter((value) => !isOffered(value));
    return { ...group, options: [...group.options, ...missing.map((value) => ({ value }))] };
  });
}
