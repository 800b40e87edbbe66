import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildIndex } from "storybook/internal/core-server";
import { expect, it } from "vitest";
import { llmsTexts } from "../../../../.storybook/llms.mjs";
import { componentsGuide, storyPages } from "../../scripts/component-pages.mjs";
import * as kit from "..";

const source = path.resolve(import.meta.dirname, "..");
const root = path.resolve(source, "../../..");
const pages = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => file.split(path.sep).join("/"));

const texts = llmsTexts();
const lines = texts["llms.txt"].split("\n").filter((line) => line.startsWith("- ["));
const full = texts["llms-full.txt"];
const prose = full.replaceAll(/^ *```[\s\S]*?^ *```$/gm, "");

it("lists every guide and every component, each with its page and a sentence", () => {
  const components = pages.filter((file) => !file.startsWith("docs/"));
  const guides = pages.filter((file) => file.startsWith("docs/guides/"));
  expect(components.length).toBeGreaterThan(100);
  expect(lines).toHaveLength(components.length + guides.length + 1);
  for (const line of lines.slice(0, -1)) {
    expect(line).toMatch(/^- \[[^\]]+\]\(\?path=\/docs\/[a-z0-9]+(-[a-z0-9]+)*--docs\): \S.{10,}$/);
  }
  for (const file of components) {
    const name = path.basename(file, ".mdx");
    const title = name.replace(/(?<=[a-z])(?=[A-Z])/g, " ?");
    expect(
      lines.some((line) => new RegExp(title, "i").test(line)),
      file,
    ).toBe(true);
  }
});

it("lists every exported component in the package's own guide, with a sentence", () => {
  const listed = [...componentsGuide(source).matchAll(/^ *- \*\*(.+?)\*\*: \S.{10,}$/gm)];
  const components = Object.entries(kit)
    .filter(([name, value]) => /^[A-Z]\w*[a-z]/.test(name) && typeof value === "function")
    .map(([name]) => name)
    .filter((name) => !/Icon$/.test(name));
  const names = listed.flatMap(([, name = ""]) => name.split(" and "));
  expect(components.filter((name) => !names.includes(name))).toEqual([]);
  expect(names).toHaveLength(new Set(names).size);
});

it("has the texts of all of them, without what only a page can show", () => {
  expect(full).toContain("# CartLine");
  expect(full).toContain("# Twenty questions");
  expect(prose).not.toMatch(/^import .+ from|^ *<\/?[A-Z]/m);
  expect(prose).toContain("\n- Do: Name it by what it is: “Size chart”.\n- Don’t: Open it without");
});

it("lists under every heading of props what there is to give", () => {
  const sections = full.split("\n## Props\n").slice(1);
  expect(sections.length).toBeGreaterThan(100);
  for (const section of sections) {
    expect(section).toMatch(/^\n(### \w+\n\n)?(- `[\w-]+`|None beside those of its element)/);
  }
  expect(full.match(/^None beside .+$/gm)?.length).toBeLessThan(5);
  const [, dialog = ""] = full.split("\n# Dialog\n");
  expect(dialog).toContain(
    '- `size`: `"small" | "medium" | "large"`, default `medium`. Width from 480 px',
  );
  expect(dialog).toContain("- `title` (required): `ReactNode`. Names the panel");
  expect(dialog).toContain("- `children`: `ReactNode`.");
  const [, returns = ""] = full.split("\n# ReturnForm\n");
  expect(returns).toContain("**`ReturnableLine`**: A line of the order that may go back.\n\n- `");
  expect(returns).toContain("- `variants`: `readonly ExchangeVariant[]`. What it can be exchanged");
});

it("leads to pages that Storybook has", { timeout: 60_000 }, async () => {
  const { entries } = await buildIndex({ configDir: path.join(root, ".storybook") });
  const links = Object.values(texts).flatMap((text) => [
    ...text.matchAll(/\]\(\?path=\/docs\/([^)#]+)/g),
  ]);
  expect(links.length).toBeGreaterThan(lines.length);
  expect(links.map(([, page = ""]) => page).filter((page) => !entries[page])).toEqual([]);
  const others = [...texts["llms.txt"].matchAll(/\]\((?!\?path=|https:)([^)]+)/g)];
  expect(others.map(([, link]) => link)).toEqual(["llms-full.txt"]);
  expect(prose).not.toMatch(/\]\((?!\?path=|https?:|#)/);
});

it("leaves the code of the guides whole", () => {
  const guide = readFileSync(path.join(root, "docs/guides/questions.md"), "utf8");
  const codes = [...guide.matchAll(/^```tsx\n[\s\S]+?^```$/gm)].map(([code]) => code);
  expect(codes.length).toBeGreaterThan(5);
  for (const code of codes) expect(full).toContain(code);
});

it("travels with the package as a guide to every component, by the names that are exported", () => {
  const named = [...componentsGuide(source).matchAll(/^- \*\*(.+)\*\*: \S.{10,}$/gm)].flatMap(
    ([, title = ""]) => title,
  );
  const described = storyPages(source).filter(({ whole }) => !whole);
  expect(named.toSorted()).toEqual(described.map(({ title }) => title).toSorted());
  const isName = (title: string) => /^[A-Z]\w+$/.test(title) && title !== "Icons";
  const names = named.flatMap((title) => title.split(" and ")).filter(isName);
  expect(Object.keys(kit)).toEqual(expect.arrayContaining(names));
});
