import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sanitize } from "storybook/internal/csf";
import { expect, it } from "vitest";

const source = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(source, file), "utf8");
const files = readdirSync(source, { recursive: true, encoding: "utf8" });

it("lead from the welcome page to pages that exist", () => {
  const titles = files
    .filter((file) => /\.(stories\.tsx|mdx)$/.test(file))
    .flatMap((file) => /(?:\btitle: |<Meta title=)"([^"]+)"/.exec(read(file))?.[1] ?? []);
  const pages = new Set(titles.map(sanitize));
  const links = [
    ...read("docs/WelcomeHero.tsx").matchAll(/"(?:docs|story)\/([\w-]+?)--\w+"/g),
    ...read("docs/Welcome.mdx").matchAll(/\]\(\?path=\/docs\/([\w-]+?)--docs\)/g),
  ];
  expect(links.length).toBeGreaterThan(18);
  expect(links.map(([, page = ""]) => page).filter((page) => !pages.has(page))).toEqual([]);
});
