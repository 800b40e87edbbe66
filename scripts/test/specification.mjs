// Reads the tables of docs/specification/ and what the tests that they name are called.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const root = path.resolve(import.meta.dirname, "../..");

/** The documents, and how many sections each has. */
export const documents = { "browsing.md": 9, "account.md": 9 };

const read = (file) => readFileSync(path.join(root, file), "utf8");

/**
 * The rows of a table: section, what must be so, the tests that prove it, and the decisions where
 * the shop does otherwise.
 */
export function rowsOf(document) {
  const lines = read(`docs/specification/${document}`).split("\n");
  return lines
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [section, sentence, proof, decision] = line.split("|").slice(1, -1);
      const proofs = [...proof.matchAll(/`([^`]+)` “([^”]+)”/g)];
      return {
        section: section.trim(),
        sentence: sentence.trim(),
        proofs: proofs.map(([, file, title]) => ({ file, title })),
        decisions: [...decision.matchAll(/\]\(([^)#]*)(?:#([^)]+))?\)/g)].map(
          ([, file, anchor]) => ({ file: file || document, anchor }),
        ),
      };
    });
}

const isText = (node) => ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);

/** `it` of `it.each(...)`, `describe.runIf(...)` and the like. */
function rootName(callee) {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) {
    return rootName(callee.expression);
  }
  return undefined;
}

const nameOf = ({ name }) =>
  name && (ts.isIdentifier(name) || isText(name)) ? name.text : undefined;

/** What the rows of a table are called: its keys, or the first text of each. */
function rowNames(table, constants) {
  if (ts.isAsExpression(table) || ts.isSatisfiesExpression(table)) {
    return rowNames(table.expression, constants);
  }
  if (ts.isIdentifier(table)) {
    const meant = constants.get(table.text);
    return meant ? rowNames(meant, constants) : [];
  }
  if (ts.isCallExpression(table)) {
    const [first] = table.arguments;
    return first ? rowNames(first, constants) : [];
  }
  if (ts.isObjectLiteralExpression(table)) return table.properties.map(nameOf);
  if (!ts.isArrayLiteralExpression(table)) return isText(table) ? [table.text] : [];
  return table.elements.flatMap((row) =>
    ts.isArrayLiteralExpression(row) && row.elements[0]
      ? rowNames(row.elements[0], constants)
      : rowNames(row, constants),
  );
}

const hasPlay = (story) =>
  story &&
  ts.isObjectLiteralExpression(story) &&
  story.properties.some((it) => nameOf(it) === "play");

/** Titles of a file's tests and groups, the names of their rows, and its stories that are played. */
function readTitles(file) {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const titles = new Set();
  const constants = new Map();
  const tables = [];
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, node.initializer);
      if (file.endsWith(".stories.tsx") && hasPlay(node.initializer)) titles.add(node.name.text);
    }
    if (ts.isCallExpression(node) && /^(it|test|describe)$/.test(rootName(node.expression) ?? "")) {
      const [first] = node.arguments;
      if (first && isText(first)) titles.add(first.text);
      else if (first) tables.push(first);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const table of tables) for (const name of rowNames(table, constants)) titles.add(name);
  return titles;
}

const known = new Map();

/**
 * Why a test that a table names proves nothing: no such file, or nothing in it that is called so.
 * A row of a table of tests and its test are told apart by ` › `.
 */
export function problemWith({ file, title }) {
  if (!existsSync(path.join(root, file))) return `${file} is not there`;
  if (!known.has(file)) known.set(file, readTitles(file));
  const missing = title.split(" › ").filter((part) => !known.get(file).has(part));
  return missing.length > 0 ? `${file} has no test “${missing.join("” and no “")}”` : undefined;
}

/** Whether a decision is where a table says that it is. */
export function isThere({ file, anchor }) {
  const place = path.join("docs/specification", file);
  if (!existsSync(path.join(root, place))) return false;
  if (!anchor) return true;
  const headings = [...read(place).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, "")
      .replaceAll(" ", "-"),
  );
  return headings.includes(anchor);
}
