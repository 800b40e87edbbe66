import { priceBands } from "@taanka/api-client/contract";
import type { FilterGroup } from "@taanka/ui";

/** How the values of the colour filter look, each a family of many shades. */
const familyHex: Readonly<Record<string, string>> = {
  Maroon: "#713",
  Red: "#c23",
  Pink: "#e8a",
  Orange: "#e73",
  Yellow: "#eb2",
  Green: "#384",
  Blue: "#258",
  Purple: "#647",
  White: "#fff",
  Beige: "#edb",
  Brown: "#753",
  Grey: "#888",
  Black: "#222",
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

/** What lists are filtered by, in the order of the panel. */
export const filterKeys = Object.keys(defaultFilters);

/** A filter's values that are known, and how many products have them, where that is known too. */
interface Offer {
  key: string;
  values: readonly { value: string; count?: number }[];
}

/**
 * What the filter panel offers: the values that the list's products have, with their counts. A colour
 * shows itself before its name.
 * @param say what filters and their values are called in the language of the page
 */
export const groupsOf = (
  offers: readonly Offer[] | null | undefined,
  say: (word: string) => string,
): FilterGroup[] =>
  (offers ?? []).map(({ key, values }) => ({
    key,
    label: say(key),
    options: values.map((offered) => {
      const hex = key === colorKey && familyHex[offered.value];
      return { ...offered, label: say(offered.value), ...(hex && { hex }) };
    }),
  }));

/** What a listing is filtered by while its own values can't be had. */
export const defaultGroups = (say: (word: string) => string): FilterGroup[] =>
  groupsOf(
    Object.entries(defaultFilters).map(([key, values]) => ({
      key,
      values: values.map((value) => ({ value })),
    })),
    say,
  );
