import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { root, run } from "../lib/workspace.mjs";
import { bundle } from "./bundle.mjs";

const ui = path.join(root, "packages/ui");
const dist = path.join(ui, "dist");
const record = path.join(ui, "src/docs/componentSizes.json");

/** A recorded size may be off by this share of the measured one before it counts as stale. */
const tolerance = 0.1;
/** Differences below this many bytes are nobody's concern. */
const negligible = 80;

/** A component's name as its sheet's file. */
export const kebab = (name) => name.replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();

/** The sheets that a bundle's modules need: each style module's own, by the folder it stands in. */
function sheetsOf(modules) {
  const names = modules
    .filter((file) => file.endsWith(".styles.js"))
    .map((file) => path.relative(dist, path.resolve(root, file)).split(path.sep))
    .map((parts) => kebab(parts.length > 2 ? parts[1] : parts.at(-1).replace(".styles.js", "")));
  return [...new Set(names)]
    .filter((name) => existsSync(path.join(dist, "styles", `${name}.css`)))
    .sort();
}

/** Bytes of one component as a bundler delivers it alone, brotli, React not counted. */
async function measure(name) {
  const { js, modules } = await bundle(`export { ${name} } from "@taanka/ui";`);
  const sheets = sheetsOf(modules);
  const css = Buffer.concat(
    sheets.map((sheet) => readFileSync(path.join(dist, "styles", `${sheet}.css`))),
  );
  return {
    js: brotliCompressSync(js).length,
    css: css.length > 0 ? brotliCompressSync(css).length : 0,
    sheets,
  };
}

/** The names of all exported components, icons left out: they have one page together. */
function componentNames() {
  const index = readFileSync(path.join(dist, "index.d.ts"), "utf8");
  const names = [...index.matchAll(/declare function ([A-Z]\w+)[(<]/g)].map(([, name]) => name);
  return [...new Set(names)].filter((name) => !/.Icon$/.test(name)).sort();
}

/** Every exported component alone: bytes of JavaScript, of CSS, and the sheets it needs. */
export async function measureComponents() {
  const sizes = {};
  for (const name of componentNames()) sizes[name] = await measure(name);
  return sizes;
}

export const readRecord = () =>
  existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : {};

/** Writes the sizes that the docs pages show. */
export async function writeRecord(sizes) {
  writeFileSync(record, JSON.stringify(sizes));
  await run("npx", ["biome", "format", "--write", record]);
}

const total = ({ js, css }) => js + css;

/** The components' sizes as rows of a table. */
export const componentRows = (sizes) =>
  Object.entries(sizes).map(([name, size]) => ({ name, value: total(size) / 1024, unit: "KiB" }));

/** Components whose recorded size is missing, orphaned or off by more than the tolerance. */
export function staleSizes(recorded, measured) {
  const names = new Set([...Object.keys(recorded), ...Object.keys(measured)]);
  return [...names].sort().flatMap((name) => {
    const [before, now] = [recorded[name], measured[name]];
    if (!before) return [`${name}: not recorded`];
    if (!now) return [`${name}: recorded but no longer exported`];
    const off = Math.abs(total(before) - total(now));
    const sheets = before.sheets.join() === now.sheets.join();
    if (sheets && (off <= negligible || off / total(now) <= tolerance)) return [];
    const what = sheets
      ? `${total(before)} bytes recorded, ${total(now)} measured`
      : "other sheets";
    return [`${name}: ${what}`];
  });
}
