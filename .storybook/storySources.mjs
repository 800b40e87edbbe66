import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { wholePages } from "./wholePages.mjs";

const id = "virtual:story-sources";
const folder = path.resolve(import.meta.dirname, "../packages/ui/src");
const told = /\.stories\.tsx$|^(docs|compositions)\/(\w+)\.tsx?$/;

/**
 * The text of the stories and of the samples that they share, for code to paste. Vite's `?raw` would
 * give what Storybook makes of them.
 *
 * @returns {import("vite").Plugin}
 */
export const storySources = () => ({
  name: "taanka:story-sources",
  resolveId: (name) => (name === id ? `\0${id}` : undefined),
  load(name) {
    if (name !== `\0${id}`) return undefined;
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => file.split(path.sep).join("/"))
      .filter((file) => told.test(file) && !file.includes(".test."));
    for (const file of files) this.addWatchFile(path.join(folder, file));
    const texts = files.map((file) => [file, readFileSync(path.join(folder, file), "utf8")]);
    return [
      `export default ${JSON.stringify(Object.fromEntries(texts))};`,
      `export const pages = ${JSON.stringify(wholePages())};`,
    ].join("\n");
  },
});
