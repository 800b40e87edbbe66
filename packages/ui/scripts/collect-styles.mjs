import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { transform } from "esbuild";
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
const minify = async (css) => (await transform(css, { loader: "css", minify: true })).code;

async function cssBeside(module) {
  return readFile(module.replace(/\.js$/, ".css"), "utf8").catch(() => "");
}

async function sheet(modules) {
  const parts = await Promise.all(modules.map(cssBeside));
  return minify(parts.join("\n"));
}

/** A component's sheet: the order of the layers is said once, by the foundation. */
async function componentSheet(modules) {
  return (await sheet(modules)).replaceAll("@layer taanka.components;", "");
}

/** The component a style module belongs to: its folder's name, or its own name for shared styles. */
function owner(dist, module) {
  const parts = path.relative(dist, module).split(path.sep);
  return parts.length > 2 ? kebab(parts[1]) : kebab(path.basename(module, ".styles.js"));
}

/**
 * From the built modules in `dist`: `styles.css` with everything in the order of dependency,
 * `styles/<component>.css` for each component, and `styles/foundation.css`, `styles/brand-*.css`.
 */
export async function collectStyles(dist) {
  const foundation = await modulesInOrder(path.join(dist, "styles/index.js"));
  const components = await modulesInOrder(path.join(dist, "index.js"));
  const isStyle = (module) => module.endsWith(".styles.js");
  const base = foundation.filter(isStyle);
  const own = components.filter((module) => isStyle(module) && !base.includes(module));
  const folder = path.join(dist, "styles-out");
  await mkdir(folder, { recursive: true });
  const byOwner = Map.groupBy
    ? Map.groupBy(own, (module) => owner(dist, module))
    : own.reduce((map, module) => {
        const key = owner(dist, module);
        return map.set(key, [...(map.get(key) ?? []), module]);
      }, new Map());
  for (const [name, modules] of byOwner) {
    const css = await componentSheet(modules);
    if (css.trim()) await writeFile(path.join(folder, `${name}.css`), css);
  }
  await writeFile(path.join(folder, "foundation.css"), await sheet(base));
  for (const brand of ["neel", "kora"]) {
    const module = path.join(dist, `tokens/brand-${brand}.styles.js`);
    await writeFile(path.join(folder, `brand-${brand}.css`), await sheet([module]));
  }
  await writeFile(path.join(dist, "styles.css"), await sheet([...base, ...own]));
  return folder;
}

/** Leaves in `dist` the modules, the collected style sheets, the tokens and the fonts, nothing else. */
export async function finish(dist, built) {
  const folder = await collectStyles(dist);
  await Promise.all(built.filter((file) => file.endsWith(".css")).map((file) => rm(file)));
  await cp(folder, path.join(dist, "styles"), { recursive: true });
  await rm(folder, { recursive: true });
  await cp(path.join(dist, "../src/fonts"), path.join(dist, "fonts"), { recursive: true });
  const tokens = path.join(dist, "tokens");
  const { taanka, neel, kora, toDesignTokens } = await import(
    pathToFileURL(path.join(tokens, "index.js")).href
  );
  await writeTokens(tokens, [taanka, neel, kora], toDesignTokens);
}
