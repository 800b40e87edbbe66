import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { componentsGuide } from "./component-pages.mjs";

/** What travels along and is others' work, each with the package whose licence it is under. */
const borrowed = [
  [
    "Anek Devanagari, as fonts/files/anek-devanagari*.woff2 and language-names.woff2",
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

/** Says “MIT” and has no file: the text is that of the package beside it, by the same author. */
const licenceBeside = { "react-remove-scroll-bar": "react-remove-scroll" };

const notice = (what, licence) => `${what}\n${"=".repeat(what.length)}\n\n${licence}\n`;

/** A package without a licence that could be given on must not travel along: then there is no build. */
async function licenceOf(folder) {
  const beside = licenceBeside[path.basename(folder)];
  if (beside) return licenceOf(path.join(folder, "..", beside));
  const name = (await readdir(folder)).find((file) => /^licen[cs]e(\.(md|txt))?$/i.test(file));
  if (!name) throw new Error(`${folder} is bundled and has no file with its licence.`);
  return (await readFile(path.join(folder, name), "utf8")).trim();
}

/** What `browser.js` holds of others, a notice for each licence with all who are under it. */
async function bundledNotices(folders) {
  const names = new Map();
  for (const folder of folders) {
    const { name } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
    const licence = await licenceOf(folder);
    names.set(licence, [...new Set([...(names.get(licence) ?? []), name])]);
  }
  return [...names].map(([licence, of]) => notice(`${of.join(", ")}, in browser.js`, licence));
}

/**
 * The licences of what travels along.
 *
 * @param {string} modules the folder of installed packages
 * @param {string[]} bundled folders of the packages that are in `browser.js`
 */
export async function notices(modules, bundled) {
  const own = await Promise.all(
    borrowed.map(async ([what, name]) => notice(what, await licenceOf(path.join(modules, name)))),
  );
  const parts = [...own, ...(await bundledNotices(bundled))];
  return `Parts of this package are others' work. The fonts are subsets, without other changes, but for Marcellus, which is the file of @fontsource/marcellus as it is.\n\n${parts.join("\n\n")}`;
}

/**
 * Writes what is no code into `dist`: notices of licences, the guides, and the theme's script as a file.
 *
 * @param {string} dist
 * @param {string[]} bundled folders of the packages that are in `browser.js`
 */
export async function writeExtras(dist, bundled) {
  const root = path.join(dist, "../../..");
  await writeFile(
    path.join(dist, "THIRD-PARTY-NOTICES.txt"),
    await notices(path.join(root, "node_modules"), bundled),
  );
  const { themeScript } = await import(pathToFileURL(path.join(dist, "theme/modeScript.js")).href);
  await writeFile(path.join(dist, "theme-script.js"), themeScript);
  await mkdir(path.join(dist, "guides"), { recursive: true });
  for (const guide of guides) {
    await cp(path.join(root, "docs/guides", guide), path.join(dist, "guides", guide));
  }
  const components = componentsGuide(path.join(root, "packages/ui/src"));
  await writeFile(path.join(dist, "guides/components.md"), components);
}
