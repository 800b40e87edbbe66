import { globalLayer } from "@vanilla-extract/css";

// Tailwind's names, in Tailwind's order: the kit wins over its resets, its utilities and the page's own
// components win over the kit, whichever of the two sheets a page loads first.
globalLayer("theme");
globalLayer("base");

/** What all of the kit's layers stand in. CSS without layers always wins over them. */
export const root = "components.taanka";

/** One of them; they are named in the cascade's order. */
const layer = (name: string) => globalLayer(`${root}.${name}`);
export const reset = layer("reset");
export const base = layer("base");

/**
 * A layer for each group of components, in the order in which they build on each other: what a
 * component says of a part it is made of wins, in whatever order their sheets arrive. Within a group
 * `composition.ts` says the same.
 */
export const groups = {
  icons: layer("icons"),
  layout: layer("layout"),
  typography: layer("typography"),
  controls: layer("controls"),
  feedback: layer("feedback"),
  overlays: layer("overlays"),
  navigation: layer("navigation"),
  commerce: layer("commerce"),
  sections: layer("sections"),
};

export const utilities = layer("utilities");
