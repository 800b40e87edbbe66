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
  /** Takes the page over. */
  entry: string;
  /** Collects what people do until then, and loads the modules; none in development. */
  head?: string | undefined;
  /** Modules that the entry and the page's screen import, and the texts of its language. */
  modules: string[];
  styles: string[];
  fonts: string[];
}

/** Finds each screen's files in Vite's manifest. */
export interface AssetSource {
  /** False in development, where there are no built files. */
  built: boolean;
  forModule(module: string, language: string): PageAssets;
}

const clientEntry = "src/entry-client.tsx";
const textsOf = (language: string) => `src/texts/${language}/index.ts`;
const headEntry = "src/head.ts";

const isFont = /\.woff2$/;

function collect(manifest: Manifest, key: string, files: Set<string>, styles: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports) collect(manifest, imported, files, styles);
  for (const css of chunk.css) styles.add(css);
}

const urls = (files: Iterable<string>) => [...files].map((file) => `/${file}`);

/**
 * Reads the manifest of a client build, whose entries are `src/entry-client.tsx`, `src/head.ts` and
 * `src/texts/<language>/index.ts`.
 *
 * @param firstFont the file of the font that most of a page's text is in
 * @throws when the build is missing or of another kind
 */
export function readAssets(clientFolder: string, firstFont: RegExp): AssetSource {
  const text = readFileSync(path.join(clientFolder, "manifest.json"), "utf8");
  const manifest = v.parse(manifestSchema, JSON.parse(text));
  const entry = manifest[clientEntry];
  const head = manifest[headEntry];
  if (!entry || !head) throw new Error(`The client build in ${clientFolder} lacks its entries.`);
  const files = Object.values(manifest).flatMap((chunk) => [chunk.file, ...chunk.assets]);
  const fonts = urls(new Set(files.filter((file) => firstFont.test(file))));
  const known = new Map<string, PageAssets>();
  const find = (module: string, language: string): PageAssets => {
    const modules = new Set<string>();
    const styles = new Set<string>();
    collect(manifest, clientEntry, modules, styles);
    collect(manifest, module, modules, styles);
    collect(manifest, textsOf(language), modules, styles);
    modules.delete(entry.file);
    // A script of its own is what most of the page is written in.
    const script = (manifest[textsOf(language)]?.assets ?? []).filter((file) => isFont.test(file));
    return {
      entry: `/${entry.file}`,
      head: `/${head.file}`,
      modules: urls(modules),
      styles: urls(styles),
      fonts: script.length > 0 ? urls(script) : fonts,
    };
  };
  return {
    built: true,
    forModule(module, language) {
      const key = `${module} ${language}`;
      const assets = known.get(key) ?? find(module, language);
      known.set(key, assets);
      return assets;
    },
  };
}
