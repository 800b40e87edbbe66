import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** What travels along and is others' work, each with the package whose licence it is under. */
const borrowed = [
  [
    "Anek Devanagari, as fonts/files/anek-devanagari*.woff2",
    "@fontsource-variable/anek-devanagari",
  ],
  ["Anek Latin, as fonts/files/anek-latin*.woff2", "@fontsource-variable/anek-latin"],
  ["Newsreader, as fonts/files/newsreader*.woff2", "@fontsource-variable/newsreader"],
  ["Outfit, as fonts/files/outfit*.woff2", "@fontsource-variable/outfit"],
  ["Marcellus, as fonts/files/marcellus.woff2", "@fontsource/marcellus"],
  ["Lucide, drawings in icons/", "lucide-react"],
];

const guides = [
  "adopt-the-kit.md",
  "theme-a-brand.md",
  "frameworks.md",
  "beside-other-css.md",
  "design-tools.md",
  "questions.md",
];

async function notices(modules) {
  const parts = await Promise.all(
    borrowed.map(async ([what, name]) => {
      const licence = await readFile(path.join(modules, name, "LICENSE"), "utf8");
      return `${what}\n${"=".repeat(what.length)}\n\n${licence.trim()}\n`;
    }),
  );
  return `Parts of this package are others' work. The fonts are subsets, without other changes.\n\n${parts.join("\n\n")}`;
}

/** Writes what is no code into `dist`: notices of licences, the guides, and the theme's script as a file. */
export async function writeExtras(dist) {
  const root = path.join(dist, "../../..");
  await writeFile(
    path.join(dist, "THIRD-PARTY-NOTICES.txt"),
    await notices(path.join(root, "node_modules")),
  );
  const { themeScript } = await import(pathToFileURL(path.join(dist, "theme/modeScript.js")).href);
  await writeFile(path.join(dist, "theme-script.js"), themeScript);
  await mkdir(path.join(dist, "guides"), { recursive: true });
  for (const guide of guides) {
    await cp(path.join(root, "docs/guides", guide), path.join(dist, "guides", guide));
  }
}
