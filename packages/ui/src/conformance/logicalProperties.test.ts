import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const source = path.resolve(import.meta.dirname, "..");
const sheets = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".css.ts"),
);

const physical =
  /\b(margin|padding|border)(Left|Right|Top|Bottom)\w*\s*:|^\s*(left|right|top|bottom|width|height|minWidth|maxWidth|minHeight|maxHeight)\s*:|textAlign:\s*"(left|right)"|float:\s*"(left|right)"/;

/** Vite and others lower it to a list of languages, and what is right here is wrong in a shop. */
const loweredByBuilds = /:dir\(/;

describe("style sheets use logical properties only", () => {
  it.each(sheets)("%s", (file) => {
    const lines = readFileSync(path.join(source, file), "utf8").split("\n");
    const found = lines.filter((line) => physical.test(line) || loweredByBuilds.test(line));
    expect(found).toEqual([]);
  });
});
