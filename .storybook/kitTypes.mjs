import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const folder = path.resolve(import.meta.dirname, "../packages/ui/src");

function fileOf(from, { text }) {
  const place = path.resolve(path.dirname(from), text);
  const candidates = [`${place}.ts`, `${place}.tsx`, path.join(place, "index.ts")];
  return candidates.find((file) => existsSync(file));
}

/** What one statement of a module exports as types alone. */
function typesOf(statement, file) {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause, isTypeOnly, moduleSpecifier } = statement;
    if (!exportClause) return moduleSpecifier ? typesIn(fileOf(file, moduleSpecifier)) : [];
    if (!ts.isNamedExports(exportClause)) return [];
    const types = exportClause.elements.filter((each) => isTypeOnly || each.isTypeOnly);
    return types.map(({ name }) => name.text);
  }
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  return isType && isExported ? [statement.name.text] : [];
}

/** Types by name: a module that exports one says that it is a type, or declares it. */
function typesIn(file) {
  if (!file) return [];
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => typesOf(statement, file));
}

/** Names of the types that `@taanka/ui` exports: at run time nothing tells them. */
export const kitTypes = () => typesIn(path.join(folder, "index.ts"));
