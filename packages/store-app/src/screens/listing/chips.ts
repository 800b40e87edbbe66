import type { FilterSelection } from "@taanka/ui";

/**
 * The chosen values one by one, as the chips show them.
 * @param say what values are called in the language of the page
 */
export const chipsOf = (selection: FilterSelection, say: (word: string) => string) =>
  Object.entries(selection).flatMap(([key, values]) =>
    values.map((value) => ({ key, value, label: say(value) })),
  );
