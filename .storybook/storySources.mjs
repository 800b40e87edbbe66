import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { kitTypes } from "./kitTypes.mjs";
import { storyFunctions, storyMeta } from "./storyMeta.mjs";
import { wholePages } from "./wholePages.mjs";

const id = "virtual:story-sources";
const folder = path.resolve(import.meta.dirname, "../packages/ui/src");
const told = /\.stories\.tsx$|^(docs|compositions)\/(\w+)\.tsx?$/;

/** The stories and the samples that they share: text by place in the kit's sources. */
export function storyTexts() {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => told.test(file) && !file.includes(".test."));
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(path.join(folder, file), "utf8")]),
  );
}

/**
 * The functions that stories write out, by the story's id: once it runs, a function can't be read.
 *
 * @param {Record<string, string>} texts
 */
export function functionTexts(texts) {
  const stories = Object.entries(texts).filter(([file]) => file.endsWith(".stories.tsx"));
  return Object.fromEntries(
    stories.flatMap(([, text]) => {
      const { title } = storyMeta(text);
      return Object.entries(storyFunctions(text)).map(([name, functions]) => [
        toId(title, storyNameFromExport(name)),
        functions,
      ]);
    }),
  );
}

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
    const texts = storyTexts();
    for (const file in texts) this.addWatchFile(path.join(folder, file));
    return [
      `export default ${JSON.stringify(texts)};`,
      `export const pages = ${JSON.stringify(wholePages())};`,
      `export const functions = ${JSON.stringify(functionTexts(texts))};`,
      `export const types = ${JSON.stringify(kitTypes())};`,
    ].join("\n");
  },
});
