// Fails for text that a browser's translation would break, with file and line.
import { readdirSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { findBareText } from "./lib/bare-text.mjs";

const root = path.resolve(import.meta.dirname, "..");

/** What shoppers see: the kit, the storefront and the one that a new brand begins with. */
const files = ["packages/ui/src", "packages/store-app/src", "packages/create-store/template/src"]
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
      path.join(root, folder, file),
    ),
  )
  .filter((file) => /(?<!\.(?:stories|test))\.tsx$/.test(file))
  .filter((file) => !/ui\/src\/(?:docs|conformance)\//.test(file));

const config = path.join(root, "packages/store-app/tsconfig.json");
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(config, ts.sys.readFile).config,
  ts.sys,
  path.dirname(config),
);
const own = new Set(files);
const program = ts.createProgram(files, options);
const found = findBareText(program, (file) => own.has(path.resolve(file)));
if (found.length > 0) {
  const lines = found.map(({ file, line, code }) => `${path.relative(root, file)}:${line} ${code}`);
  console.error(
    `Text beside siblings, which a translated page can't change: give it an element of its own, or make one text of all.\n${lines.join("\n")}`,
  );
  process.exitCode = 1;
}
