import { groups, base as kitBase, reset, root, utilities } from "../styles/layers.css";

/** What the plugin asks of its bundler. */
interface BundlerContext {
  resolve(source: string, importer?: string): Promise<{ id: string } | null>;
  warn(message: string): void;
}

/** A file that a build is about to write. */
interface BuiltFile {
  type: "asset" | "chunk";
  fileName: string;
  isEntry?: boolean;
  source?: string | Uint8Array;
  /** Chunks that it imports at once. */
  imports?: string[];
  /** Chunks that it imports later. */
  dynamicImports?: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/** A plugin of Vite 7 or later, said without Vite's types: who does not use Vite installs none. */
export interface KitStylesPlugin {
  name: string;
  apply: "build";
  enforce: "pre";
  applyToEnvironment(environment: { config: { consumer: string } }): boolean;
  resolveId: {
    filter: { id: RegExp };
    handler(this: BundlerContext, source: string, importer?: string): Promise<string | undefined>;
  };
  transform: {
    filter: { id: RegExp };
    handler(
      this: BundlerContext,
      code: string,
      id: string,
    ): Promise<{ code: string; map: null; moduleSideEffects: true } | undefined>;
  };
  generateBundle: {
    order: "post";
    handler(this: BundlerContext, options: unknown, bundle: Record<string, BuiltFile>): void;
  };
}

/** The sheets of all components; of the last nothing can come alone. */
const everything = /^@taanka\/ui\/styles(\.local|\.unlayered)?\.css$/;
const unlayered = "@taanka/ui/styles.unlayered.css";
const foundationOf = (sheet: string) => sheet.replace("/styles", "/styles/foundation");

/** The sheet as CSS names it, which bundlers of CSS follow without asking plugins. */
const everythingInCss =
  /@import\s+(?:url\(\s*)?["']?(@taanka\/ui\/styles(?:\.local|\.unlayered)?\.css)["')\s;]/;

const order = `@layer theme,base,${[reset, kitBase, ...Object.values(groups), utilities].join()};`;

/** The kit's built modules, as bundlers name them: with slashes, and no slash before a drive. */
const dist = decodeURI(new URL("..", import.meta.url).pathname).replace(/^\/(?=\w:)/, "");

const hasStyles = (file?: BuiltFile) => (file?.viteMetadata?.importedCss.size ?? 0) > 0;

/** What a sheet that holds every component says of itself, whatever a build makes of it. */
const wholeMark = "--taanka-styles:";

const isWhole = ({ fileName, source }: BuiltFile) =>
  fileName.endsWith(".css") &&
  typeof source === "string" &&
  source.replace(/\s/g, "").includes(wholeMark);

const twiceInCss =
  "A sheet that imports all of the kit's styles from CSS stays whole beside kitStyles(): every component's styles stay, and those in use come twice. Import @taanka/ui/styles.css (or styles.local.css) from JavaScript, and leave it out of your CSS.";

const twiceUnlayered = `${unlayered} is always whole: beside it kitStyles() brings the styles that are in use once more. Leave the plugin out.`;

/** What to say of a sheet that imports all of the kit's styles; undefined of any other. */
function wholeSheetIn(css: string, id: string): string | undefined {
  const [, sheet] = everythingInCss.exec(css.replace(/\/\*[\s\S]*?\*\//g, "")) ?? [];
  if (!sheet) return undefined;
  if (sheet === unlayered) return twiceUnlayered;
  return `${id} imports ${sheet} from CSS, where kitStyles() cannot make it the foundation alone: every component's styles stay, and those in use come twice. Import it from JavaScript.`;
}

/** Whether a page may link another sheet of the kit before the one that has the foundation. */
function mayComeLate(bundle: Record<string, BuiltFile>): boolean {
  const entries = Object.values(bundle).filter(({ isEntry }) => isEntry);
  const shared = entries.flatMap(({ imports = [] }) => imports);
  // A script that stands alone, as for a page's head, brings no styles, neither at once nor later.
  const styled = entries.filter(
    (entry) => hasStyles(entry) || entry.imports?.length || entry.dynamicImports?.length,
  );
  return styled.length > 1 || shared.some((name) => hasStyles(bundle[name]));
}

/**
 * Loads the styles of the components that are imported, and no others: each chunk of a build gets
 * the sheets of the components in it, and `@taanka/ui/styles.css` (or `styles.local.css`)
 * becomes the foundation alone, where JavaScript imports it; of an `@import` in CSS the build is warned, and
 * of `styles.unlayered.css`, which has everything already and needs no plugin.
 * Builds for a server are left as they are, and so is development, which loads every style.
 */
export function kitStyles(): KitStylesPlugin {
  let isWarned = false;
  const warnOnce = (context: BundlerContext, warning: string): undefined => {
    if (!isWarned) context.warn(warning);
    isWarned = true;
  };
  return {
    name: "taanka-kit-styles",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    resolveId: {
      filter: { id: everything },
      async handler(source, importer) {
        if (!everything.test(source)) return undefined;
        if (source === unlayered) return warnOnce(this, twiceUnlayered);
        return (await this.resolve(foundationOf(source), importer))?.id;
      },
    },
    transform: {
      filter: { id: /\.styles\.js$|\.(css|s[ac]ss|less|styl|stylus|pcss|postcss)(\?|$)/ },
      async handler(code, id) {
        const warning = isWarned || id.endsWith(".js") ? undefined : wholeSheetIn(code, id);
        if (warning) warnOnce(this, warning);
        if (!id.startsWith(dist) || !id.endsWith(".styles.js")) return undefined;
        const sheet = await this.resolve(id.replace(/\.js$/, ".css"));
        if (!sheet) return undefined;
        const withSheet = `${code}\nimport ${JSON.stringify(sheet.id)};\n`;
        // Its class names may be written into other modules; its sheet has to stay all the same.
        return { code: withSheet, map: null, moduleSideEffects: true };
      },
    },
    // Chunks that an entry shares, with other entries or with what is loaded later, are linked first.
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        // A plugin that comes before this one, such as Tailwind's, may have followed the import already.
        if (Object.values(bundle).some(isWhole)) warnOnce(this, twiceInCss);
        if (!mayComeLate(bundle)) return;
        for (const file of Object.values(bundle)) {
          if (!file.fileName.endsWith(".css") || typeof file.source !== "string") continue;
          if (file.source.includes(`@layer ${root}.`)) file.source = order + file.source;
        }
      },
    },
  };
}
