// House rules that neither the linter nor the dependency rules can express. Fails with file and line.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const files = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => !/(^|[\\/])(node_modules|dist|\.types|\.data|\.cache)[\\/]/.test(file))
    .map((file) => path.join(folder, file));

/** The storefront's own code, without its tests. */
const storefront = (...folders) =>
  folders
    .flatMap((folder) => files(`packages/store-app/src/${folder}`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

/** Props and options whose value a person reads or hears. */
const read =
  "title|subtitle|heading|label|hideLabel|description|text|hint|eyebrow|alt|placeholder|error|\\w+Label|aria-label|aria-description";

/** What only the shop's own file may say: its name, and the domain of its e-mail addresses. */
const ownWords = (() => {
  const shop = readFileSync(path.join(root, "packages/shop-config/src/shop.ts"), "utf8");
  const name = /^ {2}name: "([^"]+)"/m.exec(shop)?.[1];
  const domain = /helpEmail: "[^"@]+@([^"]+)"/.exec(shop)?.[1];
  if (!name || !domain) throw new Error("The shop's file has no name or help desk: see this rule.");
  return new RegExp(`\\b${name}\\b|@${domain.replaceAll(".", "\\.")}`);
})();

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
    says: "What a person reads stands in src/texts (biome's noJsxLiterals finds it between tags).",
    files: storefront("screens", "components", "app", "session", "data"),
    line: new RegExp(
      `\\b(?:${read})(?:=\\{?|: ?)["'\`][^"'\`]*\\p{L}|\\btoast\\.\\w+\\(["'\`]|\\bmessageOf\\([^,]+, ["'\`]`,
      "u",
    ),
    codeOnly: true,
  },
  {
    says: "Addresses of pages stand in src/paths.ts.",
    files: storefront("screens", "components", "app", "session", "data", "seo"),
    line: /["'`]\/(?!\/)/,
    codeOnly: true,
  },
  {
    says: "What this shop is called and where it is reached stands in packages/shop-config.",
    files: storefront(""),
    line: ownWords,
    codeOnly: true,
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

/** A line without comments and without what stands in `${}`. */
const codeOf = (text) =>
  text.replace(/^\s*(?:\/?\*|\/\/).*|\s\/\/ .*/, "").replaceAll(/\$\{[^}]*\}/g, "");

const found = [];
for (const { says, files: checked, line, except, codeOnly } of rules) {
  for (const file of checked) {
    if (except?.test(file)) continue;
    readFileSync(path.join(root, file), "utf8")
      .split("\n")
      .forEach((text, index) => {
        if (line.test(codeOnly ? codeOf(text) : text))
          found.push(`${file}:${index + 1} ${text.trim()}\n    ${says}`);
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
