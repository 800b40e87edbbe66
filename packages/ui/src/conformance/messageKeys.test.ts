import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const source = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(source, file), "utf8");
const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => /\.tsx?$/.test(file));

/** Modules that show texts to people, with what they say. */
const code = files
  .filter(
    (file) => !/\.(stories|test|css)\.tsx?$|^(messages|docs|compositions|conformance)\//.test(file),
  )
  .filter((file) => !file.endsWith("/messages.ts"))
  .map((file) => ({ folder: path.posix.dirname(file), text: read(file) }));

interface Texts {
  /** As in `ButtonMessages`. */
  name: string;
  folder: string;
  keys: string[];
}

const textsOf = (file: string): Texts[] =>
  [...read(file).matchAll(/export interface (\w+Messages)[^{]*\{([\s\S]*?)\n\}/g)].map(
    ([, name = "", body = ""]) => ({
      name,
      folder: path.posix.dirname(file),
      keys: [...body.matchAll(/^ {2}(\w+)\??:/gm)].map(([, key = ""]) => key),
    }),
  );

const declared = files.filter((file) => file.endsWith("/messages.ts")).flatMap(textsOf);
const ofComponents = declared.filter(({ folder }) => folder.includes("/"));
const ofGroups = declared.filter(({ folder }) => !folder.includes("/"));

const byName = (texts: Texts[]) => texts.map((each) => [each.name, each] as const);

/** Whether a module reads a text: by its name, or by a name that it puts together. */
function reads(text: string, key: string): boolean {
  const ends = [...text.matchAll(/\$\{\w+\}(\w+)`/g)].map(([, end = ""]) => end);
  return (
    new RegExp(`\\.${key}\\b|["'\`]${key}["'\`]|\\{[^{}]*\\b${key}\\b[^{}]*\\} = `).test(text) ||
    ends.some((end) => key.endsWith(end))
  );
}

describe("every text of the kit is shown somewhere", () => {
  it.each(byName(ofComponents))("%s", (name, { folder, keys }) => {
    const value = name.charAt(0).toLowerCase() + name.slice(1);
    const users = code.filter(
      (module) =>
        module.folder === folder || module.text.includes(name) || module.text.includes(value),
    );
    expect(keys.filter((key) => !users.some(({ text }) => reads(text, key)))).toEqual([]);
  });

  it.each(byName(ofGroups))("%s", (_name, { keys }) => {
    const asks = (key: string) =>
      code.some(
        ({ text }) =>
          text.includes(`useMessages("${key}"`) || text.includes(`messagesOf(theme, "${key}"`),
      );
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !asks(key))).toEqual([]);
  });
});
