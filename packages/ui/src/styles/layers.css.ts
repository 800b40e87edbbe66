import { globalLayer } from "@vanilla-extract/css";

// Tailwind's names, in Tailwind's order: the kit wins over its resets, its utilities and the page's own
// components win over the kit, whichever of the two sheets a page loads first.
globalLayer("theme");
globalLayer("base");
const components = globalLayer("components");

/** Cascade order of everything the kit ships. Un-layered CSS of a brand always wins over it. */
const root = globalLayer({ parent: components }, "taanka");
export const reset = globalLayer({ parent: root }, "reset");
export const base = globalLayer({ parent: root }, "base");

/**
 * A layer for each group of components, in the order in which they build on each other: what a
 * component says of a part it is made of wins, in whatever order their sheets arrive.
 */
export const groups = {
  icons: globalLayer({ parent: root }, "icons"),
  layout: globalLayer({ parent: root }, "layout"),
  typography: globalLayer({ parent: root }, "typography"),
  controls: globalLayer({ parent: root }, "controls"),
  feedback: globalLayer({ parent: root }, "feedback"),
  overlays: globalLayer({ parent: root }, "overlays"),
  navigation: globalLayer({ parent: root }, "navigation"),
  commerce: globalLayer({ parent: root }, "commerce"),
  sections: globalLayer({ parent: root }, "sections"),
};

export const utilities = globalLayer({ parent: root }, "utilities");
