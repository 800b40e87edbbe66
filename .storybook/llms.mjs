import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sanitize } from "storybook/internal/csf";
import { opening, storyPages } from "../packages/ui/scripts/component-pages.mjs";
import { kitTables, propsLists, typesLists } from "./propsTables.mjs";
import { storyMeta } from "./storyMeta.mjs";

const root = path.resolve(import.meta.dirname, "..");
const read = (file) => readFileSync(path.join(root, file), "utf8");

const summary = `# Taanka UI

> A kit of React components for fashion shops: product cards, prices with MRP, size charts, coupon boxes,
> pincode checks, order trackers and all else that a shop's pages need. \`npm install @taanka/ui\`.`;

/** Where a page of the built Storybook is, from the title that its stories or itself have. */
const addressOf = (title) => `?path=/docs/${sanitize(title)}--docs`;

/** Guides link one another as files; here they stand where their pages do. */
const linkingPages = (text, addresses) =>
  text.replaceAll(/\]\(([\w-]+\.md)(?=[#)])/g, (link, file) =>
    addresses.has(file) ? `](${addresses.get(file)}` : link,
  );

/** Guides, with where their pages are. */
function guidePages() {
  const folder = "packages/ui/src/docs/guides";
  const pages = readdirSync(path.join(root, folder)).filter((file) => file.endsWith(".mdx"));
  const guides = pages.map((page) => {
    const text = read(`${folder}/${page}`);
    const [, file = ""] = /from "(.+\.md)\?raw"/.exec(text) ?? [];
    const [, title = ""] = /<Meta title="([^"]+)"/.exec(text) ?? [];
    return { file: path.join(root, folder, file), address: addressOf(title) };
  });
  const addresses = new Map(guides.map(({ file, address }) => [path.basename(file), address]));
  return guides.map(({ file, address }) => {
    const body = outsideCode(readFileSync(file, "utf8"), (prose) => linkingPages(prose, addresses));
    return { ...opening(body), address, body };
  });
}

/** What stands in the place of a page's tables: of its stories, or of one component by itself. */
function listing(kit, { body }, meta) {
  const alone = [...body.matchAll(/<ArgTypes of=\{([A-Z]\w*)\}/g)].map(([, name]) => name);
  const together = meta.components.filter((name) => !alone.includes(name));
  return (of) => {
    if (of === "types") return typesLists(kit, meta.components);
    return of === "stories"
      ? propsLists(kit.tables, { ...meta, components: together })
      : propsLists(kit.tables, { components: [of], args: [] });
  };
}

/** Pages beside stories, with where the built Storybook has them. */
function pagesOfStories() {
  const kit = kitTables();
  return storyPages(path.join(root, "packages/ui/src")).map((page) => {
    const stories = read(`packages/ui/src/${page.file.replace(/\.mdx$/, ".stories.tsx")}`);
    const meta = storyMeta(stories);
    return { ...page, address: addressOf(meta.title), listOf: listing(kit, page, meta) };
  });
}

const line = ({ title, address, first }) => `- [${title}](${address}): ${first}`;

/** Changes a text's prose and leaves its code as it is. */
const outsideCode = (text, change) =>
  text
    .split(/^( *```[\s\S]*?^ *```)$/m)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join("");

const inWords = (prose, listOf) =>
  prose
    .replaceAll(/^import .+\n/gm, "")
    .replaceAll(/^<(Meta|Canvas|Controls)\b[^>]*\/>\n?/gm, "")
    .replaceAll(/^<ArgTypes of=\{(\w+)\} \/>/gm, (_, of) => listOf(of))
    .replaceAll(/^<Types \/>/gm, () => listOf("types"))
    .replaceAll(/^<\/?DoDont>\n/gm, "")
    .replaceAll(/^ *<Do>\s*([\s\S]*?)\s*<\/Do>$/gm, "- Do: $1")
    .replaceAll(/^ *<Dont>\s*([\s\S]*?)\s*<\/Dont>$/gm, "- Don’t: $1")
    .replaceAll(/\n{3,}/g, "\n\n");

/** What is written for a reader, and in words what only a page can show; code is left as it is. */
const asText = ({ body, listOf }) => outsideCode(body, (prose) => inWords(prose, listOf)).trim();

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
