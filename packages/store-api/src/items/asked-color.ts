import type { ActiveFilter, Item } from "@taanka/api-client/contract";
import { normaliseKey, normaliseValue } from "./facets.js";
import type { Snapshot } from "./listing-index.js";
import { wordsIn } from "./words.js";

const key = normaliseKey("Color");
const isColor = (name: string) => normaliseKey(name) === key;

/** The values of the colour filter that somebody chose. */
export const askedColors = (filters: readonly ActiveFilter[]): string[] =>
  filters.filter((filter) => isColor(filter.key)).flatMap(({ value }) => value);

/** Values of the colour filter that a search says: `Red` of "red saree". */
export function searchedColors(
  { filters }: Pick<Snapshot, "filters">,
  keyword: string | undefined,
): string[] {
  if (!keyword) return [];
  const said = new Set(wordsIn(keyword));
  const isSaid = (value: string) => {
    const words = wordsIn(value);
    return words.length > 0 && words.every((word) => said.has(word));
  };
  return filters
    .filter((filter) => isColor(filter.key))
    .flatMap(({ values }) => values.map(({ value }) => value))
    .filter(isSaid);
}

/**
 * Whether each colour of a product is one that the filter's value means: by its name, by its place
 * where the product names a family for each of its colours, or by a word of its name.
 */
function meaning({ colors, filters }: Item) {
  const names = (colors ?? []).map(({ color }) => normaliseValue(color));
  const families = (filters ?? []).filter((fact) => isColor(fact.key)).map((fact) => fact.value);
  return (value: string): number[] => {
    const wanted = normaliseValue(value);
    const where = (fits: (name: string, place: number) => boolean) =>
      [...names.keys()].filter((place) => fits(names[place] ?? "", place));
    const named = where((name) => name === wanted);
    if (named.length > 0) return named;
    if (families.length === names.length) {
      return where((_name, place) => normaliseValue(families[place] ?? "") === wanted);
    }
    return where((name) => name.split(/[^\p{L}\p{M}]+/u).includes(wanted));
  };
}

/**
 * The colour in which a list that asks for colours shows a product; undefined where that is the
 * usual one, or where none can be told to be meant.
 */
export function askedColor(item: Item, asked: readonly string[]): string | undefined {
  const placesOf = meaning(item);
  const places = asked.flatMap(placesOf);
  const first = Math.min(...places);
  return first > 0 ? item.colors?.[first]?.color : undefined;
}

/** What filters know of a product in one of its colours: the families of its others are not its own. */
export function factsInColor(
  { colors, filters }: Pick<Item, "colors" | "filters">,
  color: string,
): Item["filters"] {
  const families = filters.filter((fact) => isColor(fact.key));
  const place = colors?.findIndex((one) => one.color === color) ?? -1;
  if (place < 0 || families.length !== colors?.length) return filters;
  return filters.filter((fact) => !isColor(fact.key) || fact === families[place]);
}
