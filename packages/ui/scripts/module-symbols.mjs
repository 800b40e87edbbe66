import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** What is told of each module once. */
const known = new Map();

const textOf = (name) => name.text;
const namesIn = (binding) =>
  ts.isIdentifier(binding)
    ? [binding.text]
    : binding.elements.flatMap((one) => (one.name ? namesIn(one.name) : []));

/** Whether an identifier names what is in scope, and not a property or an attribute. */
const isReference = (node) => {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name !== node;
  return !(ts.isPropertyAssignment(parent) && parent.name === node);
};

/** What a declaration names, and the modules that it imports when it runs. */
function mentions(declaration) {
  const names = new Set();
  const later = new Set();
  const visit = (node) => {
    if (ts.isIdentifier(node) && isReference(node)) names.add(node.text);
    const isImport =
      ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    if (isImport && ts.isStringLiteral(node.arguments[0])) later.add(node.arguments[0].text);
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return { names, later };
}

function readImport({ importClause, moduleSpecifier }, imports) {
  const { name, namedBindings } = importClause ?? {};
  const request = moduleSpecifier.text;
  if (name) imports.set(name.text, { request, name: "default" });
  if (namedBindings && ts.isNamespaceImport(namedBindings))
    imports.set(namedBindings.name.text, { request, name: "*" });
  else
    for (const { name: local, propertyName = local } of namedBindings?.elements ?? [])
      imports.set(local.text, { request, name: textOf(propertyName) });
}

function readExport({ exportClause, moduleSpecifier }, symbols) {
  const request = moduleSpecifier?.text;
  if (!exportClause) symbols.stars.push(request);
  else
    for (const { name, propertyName = name } of exportClause.elements)
      symbols.exports.set(textOf(name), { request, name: textOf(propertyName) });
}

/** The imports, exports and declarations of a built module. */
function symbolsOf(file) {
  const before = known.get(file);
  if (before) return before;
  const source = ts.createSourceFile(
    file,
    readFileSync(file, "utf8"),
    ts.ScriptTarget.ES2022,
    true,
  );
  const symbols = { imports: new Map(), exports: new Map(), stars: [], declared: new Map() };
  known.set(file, symbols);
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) readImport(statement, symbols.imports);
    else if (ts.isExportDeclaration(statement)) readExport(statement, symbols);
    else if (ts.isVariableStatement(statement))
      for (const declaration of statement.declarationList.declarations)
        for (const name of namesIn(declaration.name))
          symbols.declared.set(name, mentions(declaration));
    else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
      symbols.declared.set(statement.name.text, mentions(statement));
  }
  return symbols;
}

const resolved = (file, request) => path.resolve(path.dirname(file), request);

/** The names that a built module exports. */
function exportedNames(file) {
  const { exports, stars } = symbolsOf(file);
  return [...exports.keys(), ...stars.flatMap((star) => exportedNames(resolved(file, star)))];
}

/** The names of the components that a built module exports: they begin with a capital, constants have no small letter. */
export const componentNames = (index) =>
  exportedNames(index)
    .filter((name) => /^[A-Z]\w*[a-z]/.test(name))
    .sort();

/**
 * The built modules of which an export needs something, also of what it loads later. By declarations,
 * as bundlers keep them: a module with several components needs for one of them what that one names.
 *
 * @param {string} index
 * @param {string} name
 * @returns {Set<string>}
 */
export function modulesNeededBy(index, name) {
  const modules = new Set();
  const seen = new Set();
  const follow = (file, request, imported) => {
    if (!request.startsWith(".")) return;
    const target = resolved(file, request);
    if (imported === "*") for (const one of exportedNames(target)) exported(target, one);
    else exported(target, imported);
  };
  const exported = (file, wanted) => {
    const { exports, stars } = symbolsOf(file);
    const own = exports.get(wanted);
    if (own?.request) return follow(file, own.request, own.name);
    if (own) return local(file, own.name);
    const star = stars.find((one) => exportedNames(resolved(file, one)).includes(wanted));
    if (star) follow(file, star, wanted);
  };
  const local = (file, wanted) => {
    if (seen.has(`${file} ${wanted}`)) return;
    seen.add(`${file} ${wanted}`);
    const { imports, declared } = symbolsOf(file);
    const from = imports.get(wanted);
    if (from) return follow(file, from.request, from.name);
    const declaration = declared.get(wanted);
    if (!declaration) return;
    modules.add(file);
    for (const one of declaration.names) local(file, one);
    for (const request of declaration.later) follow(file, request, "*");
  };
  exported(index, name);
  return modules;
}
