// House rules that neither the linter nor the dependency rules can express. Fails with file and line.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const files = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => !/(^|[\\/])(node_modules|dist|\.data|\.cache)[\\/]/.test(file))
    .map((file) => path.join(folder, file));

const rules = [
  {
    says: "The storefront has no look of its own: give the kit a component or a layout primitive.",
    files: files("packages/store-app/src").filter((file) => /\.tsx?$/.test(file)),
    line: /\bclassName=|\bstyle=\{/,
  },
  {
    says: "The kit knows no network.",
    files: files("packages/ui/src").filter((file) => /\.tsx?$/.test(file)),
    line: /\bfetch\(|XMLHttpRequest|new WebSocket/,
  },
  {
    says: "No skipped, focused or silenced checks.",
    files: ["packages", "e2e", "scripts"]
      .flatMap(files)
      .filter((file) => /\.(tsx?|mjs)$/.test(file)),
    line: /\b(it|test|describe)\.(skip|only|todo|fixme)\b|@ts-(ignore|nocheck)|\bas any\b|\bas unknown as\b/,
    except: /check-rules\.mjs$/,
  },
];

const found = [];
for (const { says, files: checked, line, except } of rules) {
  for (const file of checked) {
    if (except?.test(file)) continue;
    readFileSync(path.join(root, file), "utf8")
      .split("\n")
      .forEach((text, index) => {
        if (line.test(text)) found.push(`${file}:${index + 1} ${text.trim()}\n    ${says}`);
      });
  }
}
for (const file of files("packages/store-app").filter((name) => /\.css(\.ts)?$/.test(name))) {
  found.push(`${file}\n    The storefront has no style sheets of its own.`);
}
if (found.length > 0) {
  console.error(`House rules broken:\n${found.join("\n")}`);
  process.exitCode = 1;
}
