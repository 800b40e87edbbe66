import { readdirSync } from "node:fs";
import path from "node:path";

/** The script that takes pages over, and the one in their head, which stands alone. */
export const entries = { client: "src/entry-client.tsx", head: "src/head.ts" };

const screens = "src/screens";
const inScreens = readdirSync(path.join(import.meta.dirname, screens), {
  recursive: true,
  encoding: "utf8",
});
const hasQueries = (file: string) =>
  inScreens.includes(path.join(path.dirname(file), "queries.ts"));

/** Screens whose data the server asks for: most visits begin with one of them. */
export const firstScreens = inScreens
  .filter((file) => file.endsWith("Screen.tsx") && hasQueries(file))
  .map((file) => path.posix.join(screens, file))
  .sort();

/** Where those stand that only some of the first screens show. */
const ofSome =
  /\/src\/screens\/|\/ui\/dist\/(?:commerce|overlays|sections)\/|\/node_modules\/(?!@taanka\/)/;
/** What an entry imports at once; `firstScreens` are entries as well. */
const first = { tags: ["$initial" as const] };

/**
 * Which modules share a file, the first line that fits; each takes along what it imports. A line counts
 * the screens and dialogs that share a module. Figures: `docs/decisions/034-few-files-without-names.md`.
 */
const files = [
  { name: "head", test: entries.head },
  { name: "shell", ...first, test: (id: string) => !ofSome.test(id) },
  { name: "first-screens", ...first, minShareCount: 3 },
  // Dialogs need them, and forms, which need no dialog.
  { name: "helpers", test: /\/ui\/dist\/utils\//, minShareCount: 10 },
  {
    name: "dialogs",
    test: /\/node_modules\/(?!@taanka\/)|\/ui\/dist\/overlays\//,
    minShareCount: 3,
  },
  { name: "forms", test: /\/ui\/dist\//, minShareCount: 11 },
  {
    name: "account",
    test: /\/(?:api-client|store|ui)\/dist\/(?!controls|utils)|\/src\/data\//,
    minShareCount: 4,
  },
];

/** The bundler decides about what fits no line. */
export const codeSplitting = {
  groups: files.map((file, index) => ({ ...file, priority: files.length - index })),
};
