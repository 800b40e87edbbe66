import { readdirSync } from "node:fs";
import path from "node:path";
import { withCompilerOptions } from "react-docgen-typescript";
import ts from "typescript";
import { docgenOptions } from "./docgen.mjs";
import { reactProps } from "./reactProps.mjs";
import { inOneLine, typesByComponent, typeTables } from "./typeTables.mjs";

const source = path.resolve(import.meta.dirname, "../packages/ui/src");
const isOfKit = (file) =>
  /^([a-z]+\/\w+|icons|theme)\/\w+\.tsx$/.test(file) &&
  !/^(docs|compositions|conformance|messages)\//.test(file);

const componentFiles = () =>
  readdirSync(source, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter(isOfKit)
    .map((file) => path.join(source, file));

const index = path.join(source, "index.ts");

function optionsOfKit() {
  const file = path.join(source, "../tsconfig.json");
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file)).options;
}

function readTables() {
  const [files, options] = [componentFiles(), optionsOfKit()];
  const program = ts.createProgram([...files, index], options);
  const parser = withCompilerOptions(options, docgenOptions);
  const tables = parser.parseWithProgramProvider(files, () => program);
  const types = typeTables(program, index);
  return { tables, types, named: typesByComponent(tables, types) };
}

let known;

/** The tables of props of all components, as Storybook reads them too, and the types that these name: read once. */
export const kitTables = () => {
  known ??= readTables();
  return known;
};

function propLine({ name, required, type, defaultValue, description }) {
  const written = typeof type === "string" ? type : type.name;
  const head = `- \`${name}\`${required ? " (required)" : ""}: \`${inOneLine(written)}\``;
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

function typeList({ title, description, fields, text }) {
  const head = `**\`${title}\`**${description && `: ${description}`}`;
  return `${head}\n\n${fields ? fields.map(propLine).join("\n") : `\`${text}\``}`;
}

/**
 * The types that a page's tables name, as lists; nothing where they name none.
 *
 * @param {import("./propsTables.mjs").KitTables} tables
 * @param {readonly string[]} components
 */
export function typesLists({ types, named }, components) {
  const names = new Set(components.flatMap((component) => named[component] ?? []));
  const lists = [...names].map((name) => typeList(types[name]));
  return names.size > 0 ? ["### Types", ...lists].join("\n\n") : "";
}
