import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    css: v.optional(v.array(v.string()), []),
    imports: v.optional(v.array(v.string()), []),
    assets: v.optional(v.array(v.string()), []),
  }),
);

type Manifest = v.InferOutput<typeof manifestSchema>;

/** URLs that a page needs at once. */
export interface PageAssets {
  entry: string;
  modules: string[];
  styles: string[];
  fonts: string[];
}

/** Finds each screen's files in Vite's manifest. */
export interface AssetSource {
  forModule(module: string): PageAssets;
}

const clientEntry = "src/entry-client.tsx";
const firstFonts = /(marcellus|anek-latin)-[^/]*\.woff2$/;

function collect(manifest: Manifest, key: string, files: Set<string>, styles: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const css of chunk.css) styles.add(css);
  for (const imported of chunk.imports) collect(manifest, imported, files, styles);
}

/** Reads the manifest of a client build. Throws when the build is missing or of another kind. */
export function readAssets(clientFolder: string): AssetSource {
  const text = readFileSync(path.join(clientFolder, "manifest.json"), "utf8");
  const manifest = v.parse(manifestSchema, JSON.parse(text));
  const entry = manifest[clientEntry];
  if (!entry) throw new Error(`The client build in ${clientFolder} has no ${clientEntry}.`);
  const fonts = [
    ...new Set(Object.values(manifest).flatMap((chunk) => [chunk.file, ...chunk.assets])),
  ]
    .filter((file) => firstFonts.test(file) && !/rupee/.test(file))
    .map((file) => `/${file}`);
  const known = new Map<string, PageAssets>();
  return {
    forModule(module) {
      const cached = known.get(module);
      if (cached) return cached;
      const files = new Set<string>();
      const styles = new Set<string>();
      collect(manifest, clientEntry, files, styles);
      collect(manifest, module, files, styles);
      files.delete(entry.file);
      const assets: PageAssets = {
        entry: `/${entry.file}`,
        modules: [...files].map((file) => `/${file}`),
        styles: [...styles].map((file) => `/${file}`),
        fonts,
      };
      known.set(module, assets);
      return assets;
    },
  };
}
