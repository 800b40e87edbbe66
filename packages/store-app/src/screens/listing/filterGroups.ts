import type { Facet } from "@taanka/api-client";
import { priceBands } from "@taanka/api-client/contract";
import type { FilterGroup, FilterOption } from "@taanka/ui";

/** How the values of the colour filter look, each a family of many shades. */
const familyHex: Readonly<Record<string, string>> = {
  Maroon: "#7a1737",
  Red: "#c3272b",
  Pink: "#e58aa3",
  Orange: "#e07b39",
  Yellow: "#e8b923",
  Green: "#2f7d4f",
  Blue: "#27548a",
  Purple: "#6b3f7c",
  White: "#ffffff",
  Beige: "#e3d3b4",
  Brown: "#7b4f2e",
  Grey: "#8d8d8d",
  Black: "#1c1a1a",
};

const colorKey = "Color";

const defaultFilters: Readonly<Record<string, readonly string[]>> = {
  [colorKey]: Object.keys(familyHex),
  PriceRange: priceBands,
  Pattern: ["Bandhani", "Checked", "Embroidered", "Floral", "Solid", "Striped"],
  Fabric: ["Chanderi", "Chiffon", "Cotton", "Georgette", "Linen", "Silk"],
  Occasion: ["Everyday", "Office", "Festive", "Wedding", "Party"],
  Border: ["Gota Patti", "Plain", "Temple", "Zari"],
};

/**
 * What the filter panel offers: the values that the list's products have, with their counts.
 * @param say what filters and their values are called in the language of the page
 */
export const groupsOf = (
  facets: readonly Facet[] | null | undefined,
  say: (word: string) => string,
): FilterGroup[] =>
  (facets ?? []).map(({ key, values }) => ({
    key,
    label: say(key),
    options: values.map(({ value, count }) => withSwatch(key, { value, label: say(value), count })),
  }));

/** A colour shows itself before its name. */
function withSwatch(key: string, option: FilterOption): FilterOption {
  const hex = key === colorKey ? familyHex[option.value] : undefined;
  return hex ? { ...option, hex } : option;
}

/** What a listing is filtered by while its own values can't be had. */
export const defaultGroups = (say: (word: string) => string): FilterGroup[] =>
  Object.entries(defaultFilters).map(([key, values]) => ({
    key,
    label: say(key),
    options: values.map((value) => withSwatch(key, { value, label: say(value) })),
  }));
