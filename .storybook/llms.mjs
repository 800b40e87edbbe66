import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sanitize } from "storybook/internal/csf";

const root = path.resolve(import.meta.dirname, "..");
const read = (file) => readFileSync(path.join(root, file), "utf8");

const summary = `# Taanka UI

> A kit of React components for fashion shops: product cards, prices with MRP, size charts, coupon boxes,
> pincode checks, order trackers and all else that a shop's pages need. \`npm install @taanka/ui\`.`;

/** A page's heading, and its first paragraph of words in one line. */
function opening(text) {
  const [, title = "", rest = ""] = /^# (.+)\n\n([\s\S]+)/m.exec(text) ?? [];
  const words = rest.replaceAll(/^```[\s\S]*?^```\n/gm, "").trim();
  const [first = ""] = words.split("\n\n");
  return { title: title.trim(), first: first.replaceAll(/\s+/g, " ") };
}

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

/** Pages beside stories: of components, or of whole pages made of them. */
function storyPages() {
  const folder = "packages/ui/src";
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => file.endsWith(".mdx") && !file.startsWith("docs/"))
    .sort();
  return files.map((file) => {
    const body = read(`${folder}/${file}`);
    const stories = read(`${folder}/${file.replace(/\.mdx$/, ".stories.tsx")}`);
    const [, title = ""] = /title: "([^"]+)"/.exec(stories) ?? [];
    return {
      ...opening(body),
      address: addressOf(title),
      body,
      whole: title.startsWith("Compositions/"),
    };
  });
}

const line = ({ title, address, first }) => `- [${title}](${address}): ${first}`;

/** What is written for a reader, without what only a page can show. */
const asText = ({ body }) =>
  body
    .replaceAll(/^import .+\n/gm, "")
    .replaceAll(/^<(Meta|Canvas|ArgTypes|Controls)\b[^>]*\/>\n?/gm, "")
    .trim();

/**
 * The documentation for readers that are programs: `llms.txt`, a list of all pages with a sentence each,
 * and `llms-full.txt`, their texts.
 *
 * @returns {Record<"llms.txt" | "llms-full.txt", string>}
 */
export function llmsTexts() {
  const [guides, pages] = [guidePages(), storyPages()];
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
