import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sanitize } from "storybook/internal/csf";
import { opening, storyPages } from "../packages/ui/scripts/component-pages.mjs";

const root = path.resolve(import.meta.dirname, "..");
const read = (file) => readFileSync(path.join(root, file), "utf8");

const summary = `# Taanka UI

> A kit of React components for fashion shops: product cards, prices with MRP, size charts, coupon boxes,
> pincode checks, order trackers and all else that a shop's pages need. \`npm install @taanka/ui\`.`;

/** Where a page of the built Storybook is, from the title that its stories or itself have. */
const addressOf = (title) => `?path=/docs/${sanitize(title)}--docs`;

/** Titles of the guides' pages, by the guides' files. */
function guidePages() {
  const folder = "packages/ui/src/docs/guides";
  const pages = readdirSync(path.join(root, folder)).filter((file) => file.endsWith(".mdx"));
  return pages.map((page) => {
    const text = read(`${folder}/${page}`);
    const [, guide = ""] = /guides\/([\w-]+\.md)\?raw/.exec(text) ?? [];
    const [, title = ""] = /<Meta title="([^"]+)"/.exec(text) ?? [];
    const body = read(`docs/guides/${guide}`);
    return { ...opening(body), address: addressOf(title), body };
  });
}

/** Pages beside stories, with where the built Storybook has them. */
const pagesOfStories = () =>
  storyPages(path.join(root, "packages/ui/src")).map((page) => {
    const stories = read(`packages/ui/src/${page.file.replace(/\.mdx$/, ".stories.tsx")}`);
    const [, title = ""] = /title: "([^"]+)"/.exec(stories) ?? [];
    return { ...page, address: addressOf(title) };
  });

const line = ({ title, address, first }) => `- [${title}](${address}): ${first}`;

const withoutPageParts = (prose) =>
  prose
    .replaceAll(/^import .+\n/gm, "")
    .replaceAll(/^<(Meta|Canvas|ArgTypes|Controls)\b[^>]*\/>\n?/gm, "");

/** What is written for a reader, without what only a page can show; code is left as it is. */
const asText = ({ body }) =>
  body
    .split(/^( *```[\s\S]*?^ *```)$/m)
    .map((part, at) => (at % 2 === 0 ? withoutPageParts(part) : part))
    .join("")
    .trim();

/**
 * The documentation for readers that are programs: `llms.txt`, a list of all pages with a sentence each,
 * and `llms-full.txt`, their texts.
 *
 * @returns {Record<"llms.txt" | "llms-full.txt", string>}
 */
export function llmsTexts() {
  const [guides, pages] = [guidePages(), pagesOfStories()];
  const components = pages.filter(({ whole }) => !whole);
  const wholePages = pages.filter(({ whole }) => whole);
  const list = [
    summary,
    `## Guides\n\n${guides.map(line).join("\n")}`,
    `## Components\n\n${components.map(line).join("\n")}`,
    `## Whole pages\n\n${wholePages.map(line).join("\n")}`,
    "## All in one\n\n- [llms-full.txt](llms-full.txt): the text of every page above",
  ];
  return {
    "llms.txt": `${list.join("\n\n")}\n`,
    "llms-full.txt": `${[summary, ...[...guides, ...pages].map(asText)].join("\n\n")}\n`,
  };
}

/**
 * Puts them beside the built Storybook.
 *
 * @returns {import("vite").Plugin}
 */
export const llms = () => ({
  name: "taanka:llms",
  apply: "build",
  generateBundle() {
    for (const [fileName, source] of Object.entries(llmsTexts())) {
      this.emitFile({ type: "asset", fileName, source });
    }
  },
});
