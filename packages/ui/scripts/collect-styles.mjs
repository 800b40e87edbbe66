import { cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { transform } from "esbuild";
import { localStyles, unlayeredStyles } from "./beside-other-css.mjs";
import { writeBrowserBundle } from "./browser-bundle.mjs";
import { writeSheetManifest } from "./sheet-manifest.mjs";
import { tailwindTheme } from "./tailwind-theme.mjs";
import { writeExtras } from "./write-extras.mjs";
import { writeTokens } from "./write-tokens.mjs";

const importPattern = /(?:from|import)\s*"(\.[^"]+\.js)"/g;

/** Every module below `entry`, dependencies first. */
async function modulesInOrder(entry, seen = new Set(), order = []) {
  if (seen.has(entry)) return order;
  seen.add(entry);
  const code = await readFile(entry, "utf8");
  for (const [, request] of code.matchAll(importPattern)) {
    await modulesInOrder(path.resolve(path.dirname(entry), request), seen, order);
  }
  order.push(entry);
  return order;
}

const kebab = (name) => name.replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();
const minified = async (css) => (await transform(css, { loader: "css", minify: true })).code;

async function cssBeside(module) {
  return readFile(module.replace(/\.js$/, ".css"), "utf8").catch(() => "");
}

async function sheet(modules) {
  const parts = await Promise.all(modules.map(cssBeside));
  return minified(parts.join("\n"));
}

/**
 * Tells a sheet that holds every component from those that hold one, whatever a build makes of it:
 * `kitStyles()` looks for it in what is built.
 */
const mark = ":root{--taanka-styles:whole}";

const statement = /@layer [\w.]+;/g;

/** Components' styles: the order of the layers is said once, by the foundation. */
async function componentSheet(modules) {
  return (await sheet(modules)).replaceAll(statement, "");
}

/**
 * The order of all layers in one statement. Not in several: Tailwind 3 takes `@layer base;`, wherever it
 * stands, for a word to itself, and refuses it.
 */
function layerOrder(foundation) {
  const names = foundation.match(statement).map((one) => one.slice("@layer ".length, -1));
  return `@layer ${[...new Set(names)].join(",")};`;
}

const inBase = (rule) => `@layer components.taanka.base{${rule}}`;

/** The component a style module belongs to: its folder's name, or its own name for shared styles. */
function owner(dist, module) {
  const parts = path.relative(dist, module).split(path.sep);
  return parts.length > 2 ? kebab(parts[1]) : kebab(path.basename(module, ".styles.js"));
}

/** What `keyOf` says of each item, with the items it says it of. */
function grouped(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/**
 * The style sheets by their place in `dist`: `styles.css` with everything in the order of dependency,
 * `styles/<component>.css` for each component, `styles/foundation.css`, `styles/brand-*.css`, beside
 * each style module its own, which bundlers load with it, and what stands beside other CSS:
 * `styles.local.css`, `styles.unlayered.css` and `styles/layers.css`, the order of the layers alone.
 */
async function collectStyles(dist) {
  const isStyle = (module) => module.endsWith(".styles.js");
  const base = (await modulesInOrder(path.join(dist, "styles/index.js"))).filter(isStyle);
  const own = (await modulesInOrder(path.join(dist, "index.js"))).filter(
    (module) => isStyle(module) && !base.includes(module),
  );
  const stated = await sheet(base);
  const order = layerOrder(stated);
  const foundation = order + stated.replaceAll(statement, "");
  const whole = foundation + (await componentSheet(own));
  const sheets = new Map([
    ["styles.css", whole + inBase(mark)],
    ["styles.local.css", (await minified(localStyles(whole))) + inBase(mark)],
    ["styles.unlayered.css", (await minified(unlayeredStyles(whole))) + mark],
    ["styles/foundation.css", foundation],
    ["styles/foundation.local.css", await minified(localStyles(foundation))],
    ["styles/layers.css", order],
  ]);
  for (const [name, modules] of grouped(own, (module) => owner(dist, module))) {
    sheets.set(`styles/${name}.css`, order + (await componentSheet(modules)));
  }
  for (const module of own) {
    const file = path.relative(dist, module).replace(/\.js$/, ".css");
    sheets.set(file, await componentSheet([module]));
  }
  for (const brand of ["neel", "kora"]) {
    const module = path.join(dist, `tokens/brand-${brand}.styles.js`);
    sheets.set(`styles/brand-${brand}.css`, await sheet([module]));
  }
  return sheets;
}

/** Leaves in `dist` the modules, the collected style sheets, the tokens and the fonts, nothing else. */
export async function finish(dist, built) {
  const sheets = await collectStyles(dist);
  await Promise.all(built.filter((file) => /\.css(\.map)?$/.test(file)).map((file) => rm(file)));
  for (const [file, css] of sheets) {
    if (css.trim()) await writeFile(path.join(dist, file), css);
  }
  await writeSheetManifest(dist, (module) => {
    const sheet = `styles/${owner(dist, module)}.css`;
    return sheets.has(sheet) ? [sheet] : [];
  });
  await cp(path.join(dist, "../src/fonts"), path.join(dist, "fonts"), { recursive: true });
  await writeExtras(dist, await writeBrowserBundle(dist));
  const tokens = path.join(dist, "tokens");
  const { taanka, neel, kora, toDesignTokens } = await import(
    pathToFileURL(path.join(tokens, "index.js")).href
  );
  await writeTokens(tokens, [taanka, neel, kora], toDesignTokens);
  const { propertyName, tokenPaths } = await import(
    pathToFileURL(path.join(tokens, "propertyName.js")).href
  );
  await writeFile(path.join(dist, "tailwind.css"), tailwindTheme(tokenPaths, propertyName));
}
