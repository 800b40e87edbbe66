import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import ts from "typescript";

const root = path.resolve(fileURLToPath(import.meta.url), "../..");
const packages = ["ui", "api-client", "store"];

const printer = ts.createPrinter({ removeComments: true });
const parse = (text) => ts.createSourceFile("report.d.ts", text, ts.ScriptTarget.Latest, true);

/** Chunks are named by their content; what they hold is in the report by itself. */
const isAboutFiles = (statement) =>
  ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);

/** The names that an entry exports, sorted. */
export function exportsOf(text) {
  return parse(text)
    .statements.filter(ts.isExportDeclaration)
    .flatMap(({ exportClause }) =>
      exportClause && ts.isNamedExports(exportClause)
        ? exportClause.elements.map((each) => each.name.text)
        : [],
    )
    .sort();
}

/** The declarations of a file without comments, in the order of their text. */
export function declarationsOf(text) {
  const source = parse(text);
  return source.statements
    .filter((statement) => !isAboutFiles(statement))
    .map((each) => printer.printNode(ts.EmitHint.Unspecified, each, source))
    .sort();
}

/** What a package promises to those who install it, as text that tells its changes line by line. */
export function reportOf(folder) {
  const dist = path.join(folder, "dist");
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => file.endsWith(".d.ts"))
    .sort();
  const texts = files.map((file) => [file, readFileSync(path.join(dist, file), "utf8")]);
  const { exports } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const entries = texts.flatMap(([file, text]) => {
    const names = exportsOf(text);
    const isChunk = /-[\w-]{8}\.d\.ts$/.test(file);
    return isChunk || names.length === 0 ? [] : [`## ${file}`, ...names, ""];
  });
  const declarations = new Set(texts.flatMap(([, text]) => declarationsOf(text)));
  return [
    "Written by `node scripts/api-reports.mjs --write`. Who reads a change of it decides on the version.",
    "",
    "## Entries",
    ...Object.keys(exports),
    "",
    ...entries,
    "```ts",
    ...[...declarations].sort(),
    "```",
    "",
  ].join("\n");
}

/** Lines that only one of two reports has. */
export function differences(before, after) {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const [had, has] = [new Set(old), new Set(now)];
  return [
    ...old.filter((line) => !has.has(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !had.has(line)).map((line) => `+ ${line}`),
  ];
}

function check(name, write) {
  const folder = path.join(root, "packages", name);
  const file = path.join(folder, "api-report.md");
  const report = reportOf(folder);
  if (write) writeFileSync(file, report);
  const kept = readFileSync(file, "utf8");
  if (kept === report) return [];
  return [
    `@taanka/${name} is not what packages/${name}/api-report.md says:`,
    ...differences(kept, report),
  ];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = packages.flatMap((name) => check(name, process.argv.includes("--write")));
  if (found.length > 0) {
    console.error([...found, "If that is meant: node scripts/api-reports.mjs --write"].join("\n"));
    process.exitCode = 1;
  }
}
