import { kitTables } from "./propsTables.mjs";

const id = "virtual:kit-types";

/**
 * What the types look like that tables of props name, for the pages of components. Only those are sent.
 *
 * @returns {import("vite").Plugin}
 */
export const kitTypeTables = () => ({
  name: "taanka:kit-types",
  resolveId: (name) => (name === id ? `\0${id}` : undefined),
  load(name) {
    if (name !== `\0${id}`) return undefined;
    const { types, named } = kitTables();
    const sent = new Set(Object.values(named).flat());
    const own = Object.fromEntries(Object.entries(types).filter(([type]) => sent.has(type)));
    return [
      `export const types = ${JSON.stringify(own)};`,
      `export const named = ${JSON.stringify(named)};`,
    ].join("\n");
  },
});
