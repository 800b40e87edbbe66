import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { llmsTexts } from "../../../../.storybook/llms.mjs";
import { componentsGuide, storyPages } from "../../scripts/component-pages.mjs";
import * as kit from "..";

const source = path.resolve(import.meta.dirname, "..");
const pages = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => file.split(path.sep).join("/"));

const lines = llmsTexts()
  ["llms.txt"].split("\n")
  .filter((line) => line.startsWith("- ["));

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

it("has the texts of all of them, without what only a page can show", () => {
  const text = llmsTexts()["llms-full.txt"];
  expect(text).toContain("# CartLine");
  expect(text).toContain("# Twenty questions");
  const prose = text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, "");
  expect(prose).not.toMatch(/^import .+ from|<Canvas|<Meta/m);
});

it("leaves the code of the guides whole", () => {
  const text = llmsTexts()["llms-full.txt"];
  const guide = readFileSync(path.join(source, "../../../docs/guides/questions.md"), "utf8");
  const codes = [...guide.matchAll(/^```tsx\n[\s\S]+?^```$/gm)].map(([code]) => code);
  expect(codes.length).toBeGreaterThan(5);
  for (const code of codes) expect(text).toContain(code);
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
