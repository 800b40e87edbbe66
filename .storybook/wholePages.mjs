import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const folder = path.resolve(import.meta.dirname, "../packages/ui/src");
/** What is sample, and comes along. All else that a page imports from beside itself is the kit. */
const sample = /^(compositions|docs)\//;
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) =>
  file.split(path.sep).join("/"),
);
const textOf = (file) => readFileSync(path.join(folder, file), "utf8");

/** The file that an import names, as a place in the kit's sources. */
function placeOf(from, specifier) {
  const place = path.posix.join(path.posix.dirname(from), specifier);
  const found = [place, `${place}.ts`, `${place}.tsx`, `${place}/index.ts`];
  return found.find((file) => /\.\w+$/.test(file) && files.includes(file)) ?? place;
}

/** A file's imports and its declarations, by name. */
function parse(file) {
  const source = ts.createSourceFile(
    file,
    textOf(file),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const imports = new Map();
  const declarations = new Map();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const { moduleSpecifier, importClause } = statement;
      const named = importClause?.namedBindings?.elements ?? [];
      for (const each of [importClause, ...named].filter((one) => one?.name)) {
        const type = Boolean(importClause.isTypeOnly || each.isTypeOnly);
        imports.set(each.name.text, { from: moduleSpecifier.text, type });
      }
    } else if (ts.isVariableStatement(statement)) {
      const { declarations: all } = statement.declarationList;
      for (const { name } of all) declarations.set(name.text, statement);
    } else if (statement.name) {
      declarations.set(statement.name.text, statement);
    }
  }
  return { imports, declarations };
}

const declares = (node) =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isTypeParameterDeclaration(node);

const refers = ({ parent }, node) =>
  parent.propertyName !== node &&
  (parent.name !== node || ts.isShorthandPropertyAssignment(parent));

/** The names that a declaration takes from outside itself. */
function outerNames(statement) {
  const [inner, used] = [new Set(), new Set()];
  const visit = (node) => {
    if (declares(node) && ts.isIdentifier(node.name)) inner.add(node.name.text);
    if (ts.isIdentifier(node) && refers(node, node)) used.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return [...used].filter((name) => !inner.has(name));
}

const inOneLine = (value) =>
  JSON.stringify(value, null, 1)
    .replaceAll(/\s*\n\s*/g, " ")
    .replaceAll(/"(\w+)":/g, "$1:");

/** The sample catalogue: what of it the page reads, and of its products those that the page names. */
function dataOf(name, file, code) {
  const read = Object.entries(JSON.parse(textOf(file))).filter(([key]) =>
    code.includes(`${name}.${key}`),
  );
  const lines = read.map(([key, value]) => {
    if (!Array.isArray(value)) return `  ${key}: ${inOneLine(value)},\n`;
    const named = value.filter(({ id }) => code.includes(`"${id}"`));
    return `  ${key}: [\n${named.map((one) => `    ${inOneLine(one)},\n`).join("")}  ],\n`;
  });
  return `const ${name} = {\n${lines.join("")}};`;
}

function importing(from, names) {
  const words = [...names].sort(([one], [other]) => one.localeCompare(other));
  const list = words.map(([name, type]) => (type ? `type ${name}` : name));
  const line = `import { ${list.join(", ")} } from "${from}";`;
  return line.length > 100
    ? `import {\n${list.map((one) => `  ${one},\n`).join("")}} from "${from}";`
    : line;
}

/** Follows a page's names through its files, and keeps what they lead to. */
class Collection {
  modules = new Map();
  imports = new Map();
  data = new Map();
  owners = new Map();
  parts = [];

  moduleAt(file) {
    const known = this.modules.get(file) ?? parse(file);
    this.modules.set(file, known);
    return known;
  }

  take(from, name, type) {
    const names = this.imports.get(from) ?? new Map();
    this.imports.set(from, names.set(name, type && (names.get(name) ?? true)));
  }

  declare(name, from, statement) {
    const owner = this.owners.get(name);
    if (owner && owner !== from) throw new Error(`${owner} and ${from} both declare ${name}.`);
    if (owner) return;
    this.owners.set(name, from);
    for (const next of outerNames(statement)) this.add(next, from);
    this.parts.push(statement.getText().replace(/^export /, ""));
  }

  add(name, from) {
    const { declarations, imports } = this.moduleAt(from);
    const statement = declarations.get(name);
    const imported = imports.get(name);
    if (statement) this.declare(name, from, statement);
    // Else it is the language's own, or the browser's.
    else if (imported) this.follow(name, imported, from);
  }

  follow(name, imported, from) {
    if (!imported.from.startsWith(".")) return this.take(imported.from, name, imported.type);
    const place = placeOf(from, imported.from);
    if (place.endsWith(".json")) return this.data.set(name, place);
    if (sample.test(place)) return this.add(name, place);
    return this.take("@taanka/ui", name, imported.type);
  }
}

/**
 * A whole page of the stories as one module that can be pasted: the page, the samples that it shows,
 * and imports of the kit and of React alone.
 *
 * @param {string} file the page's stories, as a place in the kit's sources
 * @returns {{ name: string, code: string }} the page's component, and the module without an export
 */
function wholePage(file) {
  const [, name = ""] = /^ {2}component: (\w+),$/m.exec(textOf(file)) ?? [];
  const collection = new Collection();
  collection.add(name, file);
  const { imports, data, parts } = collection;
  const code = parts.join("\n\n");
  const head = [...imports].sort().map(([from, names]) => importing(from, names));
  const samples = [...data].map(([sampleName, place]) => dataOf(sampleName, place, code));
  return { name, code: [head.join("\n"), ...samples, code].join("\n\n") };
}

/** All whole pages, by the place of their stories. */
export const wholePages = () =>
  Object.fromEntries(
    files
      .filter((file) => /^compositions\/\w+\.stories\.tsx$/.test(file))
      .sort()
      .map((file) => [file, wholePage(file)]),
  );
