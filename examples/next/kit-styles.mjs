// Writes shop/kit-styles.ts: the sheets of the kit's components that the shop imports, and no others.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const { foundation, components } = createRequire(import.meta.url)("@taanka/ui/sheets.json");

const sources = ["app", "shop"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => readFileSync(`${folder}/${file}`, "utf8")),
);
const imported = sources
  .flatMap((code) => [...code.matchAll(/import \{([^}]*)\} from "@taanka\/ui"/g)])
  .flatMap(([, names]) => names.split(",").map((name) => name.trim().split(" as ")[0]));

const sheets = new Set(imported.flatMap((name) => components[name] ?? []));
const lines = [foundation, ...[...sheets].sort()].map((sheet) => `import "@taanka/ui/${sheet}";\n`);
writeFileSync("shop/kit-styles.ts", lines.join(""));
