import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { root } from "./workspace.mjs";

const api = path.join(root, "packages/store-api");
/** Where its dependencies are found. */
const cache = path.join(api, "node_modules/.cache/taanka-test");
/** What the API's programs start by its address, as in packages/store-api/tsup.config.ts. */
const beside = {
  "pglite-worker": path.join(api, "src/database/pglite-worker.js"),
  "picture-process": path.join(api, "src/images/picture-process.js"),
};

/** What is installed stays where it is, and so does the catalogue, whose files lie beside it. */
const installed = {
  name: "installed",
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ kind, path: name }) => {
      const isOurs = name.startsWith("@taanka/") && name !== "@taanka/catalogue";
      return kind === "entry-point" || isOurs ? undefined : { external: true };
    });
  },
};

/**
 * Node's own arguments for them: their databases live for seconds, in which compiling PostgreSQL a
 * second time, for speed, takes half of the processor and wins nothing.
 */
export const shortLived = ["--liftoff-only"];

/**
 * Makes JavaScript of programs that tests start as processes. A loader that translates their files as
 * they are read takes three times the processor of the programs themselves, at each start.
 *
 * @param {Record<string, string>} sources file of each program, by the name it gets
 * @returns {Promise<{folder: string, remove: () => void}>} a folder with `<name>.js` of each
 */
export async function buildPrograms(sources) {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, "programs-"));
  await build({
    entryPoints: { ...sources, ...beside },
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    conditions: ["@taanka/source"],
    plugins: [installed],
    logLevel: "warning",
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
