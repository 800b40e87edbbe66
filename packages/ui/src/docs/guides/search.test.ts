import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import storybook from "../../../../../.storybook/main";

const headingsOf = (page: string) =>
  [...readFileSync(path.join(import.meta.dirname, page), "utf8").matchAll(/^#{2,4} (.+)$/gm)].map(
    ([, heading = ""]) => heading.toLowerCase(),
  );

/** Guides come as text, whose headings Storybook's search does not read: these are their pages' own. */
const wanted = {
  "AdoptTheKit.mdx": [
    "install",
    "csp",
    "i18n",
    "translation",
    "weight",
    "bundle size",
    "dark mode",
    "ssr",
  ],
  "BesideOtherCss.mdx": ["tailwind", "bootstrap"],
  "Frameworks.mdx": ["next.js", "react router", "webpack"],
  "ThemeABrand.mdx": ["font", "theming"],
  "Questions.mdx": [
    ...["next/image", "vitest", "jest", "react-hook-form", "changelog", "support"],
    ...["accessibility", "wcag", "override", "customize", "restyle", "classname", "license"],
    ...["browser support", "upgrade", "rupee"],
  ],
};

it("finds each guide by what its readers call it, and no other", () => {
  expect(storybook.features).toMatchObject({ experimentalSearchDocsHeadings: true });
  const pages = Object.keys(wanted).map((page) => ({ page, headings: headingsOf(page) }));
  for (const [page, words] of Object.entries(wanted)) {
    for (const word of words) {
      const found = pages.filter(({ headings }) => headings.some((each) => each.includes(word)));
      expect(
        found.map((each) => each.page),
        word,
      ).toEqual([page]);
    }
  }
});

it("finds the client by its name", () => {
  const page = readFileSync(path.join(import.meta.dirname, "ApiClient.mdx"), "utf8");
  expect(page).toContain('<Meta title="Guides/API client" />');
  const guide = path.resolve(import.meta.dirname, "../../../../../docs/guides/adopt-the-kit.md");
  const [, part = ""] = readFileSync(guide, "utf8").split("\n## A server behind the pages\n");
  const [told = ""] = part.split("\n## ");
  const readme = path.resolve(import.meta.dirname, "../../../../api-client/README.md");
  const titles = [...told.matchAll(/“(.+?)”/g)].map(([, title]) => `\n## ${title}\n`);
  expect(titles.length).toBe(4);
  for (const title of titles) expect(readFileSync(readme, "utf8")).toContain(title);
});
