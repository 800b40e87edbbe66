import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../lib/workspace.mjs";

const client = path.join(root, "packages/store-app/dist/client");

/** Vite's account of the client build. */
export function readManifest() {
  const places = ["manifest.json", ".vite/manifest.json"].map((file) => path.join(client, file));
  const found = places.find((file) => existsSync(file));
  if (!found) throw new Error("The storefront's client build has no manifest: build it first.");
  return JSON.parse(readFileSync(found, "utf8"));
}

const screenOf = (key) => /^src\/screens\/([^/]+)\//.exec(key)?.[1];

/**
 * The files of a build that belong to a page of one screen: what its entries import, at once or
 * later, without what stands in another screen's folder and is an entry or only imported later. A file that
 * such a page loads nevertheless was fetched ahead for another page.
 *
 * @returns `others(address)`, whether a file belongs to other screens alone
 */
export function filesOfScreen(manifest, screen) {
  const isOwn = (key) => (screenOf(key) ?? screen) === screen;
  const own = new Set();
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) own.add(`/${file}`);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const later of chunk.dynamicImports ?? []) if (isOwn(later)) visit(later);
  };
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry && isOwn(key)) visit(key);
  const built = new Set(
    Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css].map((one) => `/${one}`)),
  );
  return {
    others(address) {
      const { pathname } = new URL(address);
      return built.has(pathname) && !own.has(pathname);
    },
  };
}
