import { writeFile } from "node:fs/promises";
import path from "node:path";
import { componentNames, modulesNeededBy } from "./module-symbols.mjs";

const styleModule = /\.styles\.js$/;

const types = (names) => `/** The name of a component that \`@taanka/ui\` exports. */
export type ComponentName =
${names.map((name) => `  | ${JSON.stringify(name)}`).join("\n")};

declare const sheets: {
  /** The sheet that every page needs, before all others, below \`@taanka/ui/\`. */
  readonly foundation: string;
  /** By component, the sheets that it needs with all that it is made of, below \`@taanka/ui/\`. */
  readonly components: Readonly<Record<ComponentName, readonly string[]>>;
};
export default sheets;
`;

/**
 * Writes `sheets.json`, which says of every component the sheets that a page with it needs, beside
 * the foundation that every page needs, and its types.
 *
 * @param {string} dist
 * @param {(module: string) => string[]} sheetOf the sheet that a style module's styles are in, if any
 */
export async function writeSheetManifest(dist, sheetOf) {
  const index = path.join(dist, "index.js");
  const names = componentNames(index);
  const sheetsOf = (name) => {
    const styled = [...modulesNeededBy(index, name)].filter((module) => styleModule.test(module));
    return [...new Set(styled.flatMap(sheetOf))].sort();
  };
  const components = Object.fromEntries(names.map((name) => [name, sheetsOf(name)]));
  const manifest = { foundation: "styles/foundation.css", components };
  await writeFile(path.join(dist, "sheets.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(path.join(dist, "sheets.d.ts"), types(names));
}
