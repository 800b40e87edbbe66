import path from "node:path";
import { transformSync } from "esbuild";
import * as react from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { copyablePage } from "../../../../.storybook/copyable";
import { kitTypes } from "../../../../.storybook/kitTypes.mjs";
import { wholePages } from "../../../../.storybook/wholePages.mjs";
import * as kit from "../index";
import { typeProblems } from "./testing/typeProblems";

const pages = Object.entries(wholePages());

type Args = Record<string, unknown>;

/** A page's component, and what its stories give it, each set of properties once. */
async function storiesOf(file: string) {
  const { default: meta, ...stories } = await import(path.resolve(import.meta.dirname, "..", file));
  const sets = Object.values<{ args?: Args }>(stories).map(({ args = {} }) => JSON.stringify(args));
  const every: Args[] = [...new Set(sets)].map((set) => JSON.parse(set));
  return { component: meta.component as react.ComponentType<Args>, every };
}

const modules: Record<string, unknown> = {
  "@taanka/ui": kit,
  react,
  "react/jsx-runtime": jsxRuntime,
};

const ofKit = new Set(kitTypes());

/** The kit's types take what is undefined once the package is built; a page's own don't. */
const isOfBuild = (problem: string) =>
  problem.includes("exactOptionalPropertyTypes") &&
  ofKit.has(/to type '(?:readonly )?(\w+)/.exec(problem)?.[1] ?? "");

/** What a shop has that pastes the code. */
function exampleOf(code: string): react.ComponentType {
  const { code: script } = transformSync(code, { loader: "tsx", format: "cjs", jsx: "automatic" });
  const module: { exports: { Example?: react.ComponentType } } = { exports: {} };
  new Function("module", "require", script)(module, (name: string) => modules[name]);
  if (!module.exports.Example) throw new Error("There is no example.");
  return module.exports.Example;
}

describe("code that is shown of whole pages", () => {
  it("is there for each of them", () => {
    expect(pages.map(([, { name }]) => name)).toEqual([
      "Cart",
      "Home",
      "Listing",
      "Order",
      "Product",
      "SignIn",
    ]);
  });

  it.each(pages)(
    "of %s imports the kit and React, and nothing of the samples",
    (_file, { code }) => {
      const from = [...code.matchAll(/ from "([^"]+)";$/gm)].map(([, name]) => name);
      expect(new Set([...from, "@taanka/ui", "react"])).toEqual(new Set(["@taanka/ui", "react"]));
      expect(from).toContain("@taanka/ui");
    },
  );

  it.each(pages)("of %s shows the same page", async (file, page) => {
    const { component, every } = await storiesOf(file);
    for (const args of every) {
      const pasted = react.createElement(exampleOf(copyablePage(page, args)));
      const own = react.createElement(component, args);
      expect(renderToStaticMarkup(pasted)).toBe(renderToStaticMarkup(own));
    }
  });

  it("fits the kit's types, with what every story gives the page", async () => {
    const examples: string[] = [];
    for (const [file, page] of pages) {
      const { every } = await storiesOf(file);
      for (const args of every) examples.push(copyablePage(page, args));
    }
    expect(examples.length).toBeGreaterThan(pages.length);
    const problems = typeProblems(examples, { exactOptionalPropertyTypes: true });
    expect(problems.filter((problem) => !isOfBuild(problem))).toEqual([]);
  });
});
