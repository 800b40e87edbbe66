import { writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";

/** What a page without a build step needs of React; it imports it from the same file. */
const react = [
  ...["createElement", "Fragment", "StrictMode", "Suspense", "lazy", "memo", "createContext"],
  ...["useCallback", "useContext", "useDeferredValue", "useEffect", "useId", "useLayoutEffect"],
  ...["useMemo", "useReducer", "useRef", "useState", "useSyncExternalStore", "useTransition"],
];

const entry = `
export * from "./index.js";
export { hindi } from "./messages/hi.js";
export { ${react.join(", ")} } from "react";
export { createPortal } from "react-dom";
export { createRoot, hydrateRoot } from "react-dom/client";
`;

/** The packages that a bundle's inputs are of, by their places. */
export function packagesOf(inputs) {
  const places = inputs.flatMap(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? [],
  );
  return [...new Set(places)].sort();
}

/**
 * Writes `browser.js` and its types: the whole kit with React in one module, for pages without a bundler. Whoever has
 * a bundler never loads it.
 *
 * @returns the folders of the packages that are in it
 */
export async function writeBrowserBundle(dist) {
  const { metafile } = await build({
    stdin: { contents: entry, resolveDir: dist, sourcefile: "browser-entry.js" },
    outfile: path.join(dist, "browser.js"),
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    legalComments: "inline",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
    absWorkingDir: dist,
    metafile: true,
  });
  await writeFile(path.join(dist, "browser.d.ts"), entry.trimStart());
  const [{ inputs }] = Object.values(metafile.outputs);
  const used = Object.keys(inputs).filter((file) => inputs[file].bytesInOutput > 0);
  return packagesOf(used).map((place) => path.resolve(dist, place));
}
