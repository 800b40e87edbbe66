import { readdirSync } from "node:fs";
import path from "node:path";
import { withCustomConfig } from "react-docgen-typescript";
import { docgenOptions } from "./docgen.mjs";
import { reactProps } from "./reactProps.mjs";

const source = path.resolve(import.meta.dirname, "../packages/ui/src");
const isOfKit = (file) =>
  /^([a-z]+\/\w+|icons)\/\w+\.tsx$/.test(file) &&
  !/^(docs|compositions|conformance|messages)\//.test(file);

const componentFiles = () =>
  readdirSync(source, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter(isOfKit)
    .map((file) => path.join(source, file));

/** The tables of props of all components, as Storybook reads them too. */
export const propsTables = () =>
  withCustomConfig(path.join(source, "../tsconfig.json"), docgenOptions).parse(componentFiles());

const inOneLine = (words) => words.trim().replaceAll(/\s+/g, " ");

function propLine({ name, required, type, defaultValue, description }) {
  const head = `- \`${name}\`${required ? " (required)" : ""}: \`${inOneLine(type.name)}\``;
  const left = defaultValue?.value ? `, default \`${inOneLine(String(defaultValue.value))}\`` : "";
  return `${head}${left}. ${inOneLine(description)}`.trim();
}

/** What a page's stories give of React's own, which no table has. */
const reactLines = (args, props) =>
  args
    .filter((name) => name in reactProps && !props[name])
    .map((name) => {
      const { type, description } = reactProps[name];
      return propLine({ name, type: { name: type }, description });
    });

/**
 * A page's tables of props as lists, for readers who see no tables: name, type, default, what it is for.
 *
 * @param {import("react-docgen-typescript").ComponentDoc[]} tables
 * @param {Pick<import("./storyMeta.mjs").StoryMeta, "components" | "args">} meta
 */
export function propsLists(tables, { components, args }) {
  const lists = components.flatMap((component, at) => {
    const table = tables.find(({ displayName }) => displayName === component);
    if (!table) return [];
    const lines = Object.values(table.props).map(propLine);
    const further = at === 0 ? reactLines(args, table.props) : [];
    const title = components.length > 1 ? `### ${component}\n\n` : "";
    return `${title}${[...lines, ...further].join("\n") || "None beside those of its element."}`;
  });
  return lists.join("\n\n");
}
