import { globalLayer } from "@vanilla-extract/css";

/** Cascade order of everything the kit ships. Un-layered CSS of a brand always wins over it. */
const root = globalLayer("taanka");
export const reset = globalLayer({ parent: root }, "reset");
export const base = globalLayer({ parent: root }, "base");
export const components = globalLayer({ parent: root }, "components");
export const utilities = globalLayer({ parent: root }, "utilities");
