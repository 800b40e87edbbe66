import { globalLayer } from "@vanilla-extract/css";

// Tailwind's layers of resets come before the kit, whichever of the two sheets a page loads first.
globalLayer("theme");
globalLayer("base");

/** Cascade order of everything the kit ships. Un-layered CSS of a brand always wins over it. */
const root = globalLayer("taanka");
export const reset = globalLayer({ parent: root }, "reset");
export const base = globalLayer({ parent: root }, "base");
const components = globalLayer({ parent: root }, "components");

/**
 * A layer for each group of components, in the order in which they build on each other: what a
 * component says of a part it is made of wins, in whatever order their sheets arrive.
 */
export const groups = {
  icons: globalLayer({ parent: components }, "icons"),
  layout: globalLayer({ parent: components }, "layout"),
  typography: globalLayer({ parent: components }, "typography"),
  controls: globalLayer({ parent: components }, "controls"),
  feedback: globalLayer({ parent: components }, "feedback"),
  overlays: globalLayer({ parent: components }, "overlays"),
  navigation: globalLayer({ parent: components }, "navigation"),
  commerce: globalLayer({ parent: components }, "commerce"),
  sections: globalLayer({ parent: components }, "sections"),
};

export const utilities = globalLayer({ parent: root }, "utilities");
