import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build, type Plugin } from "vite";
import { shortClassNames } from "../../../scripts/class-names.mjs";

/** A style sheet of the kit's source: that of one `.css.ts` module. */
interface Sheet {
  file: string;
  css: string;
}

export interface StoryPage {
  script: string;
  /** The order of the layers, the reset and the tokens. */
  foundation: string[];
  components: string[];
}

const source = /packages\/ui\/src\/(.+\.css\.ts)\.vanilla\.css/;

const isFoundation = ({ file }: Sheet) => /^(styles\/(layers|reset)|tokens\/)/.test(file);

/** Takes every sheet out of the build, so that a test can load them in any order. */
function takeSheets(sheets: Sheet[]): Plugin {
  return {
    name: "take-sheets",
    enforce: "pre",
    transform: {
      filter: { id: /\.css($|\?)/ },
      handler(css, id) {
        const file = source.exec(id)?.[1];
        if (file) sheets.push({ file, css });
        return { code: "", map: null };
      },
    },
  };
}

let built: Promise<StoryPage> | undefined;

/** A page that can show every story of the kit, built once for all tests. */
export function buildStories(): Promise<StoryPage> {
  built ??= buildStoryPage();
  return built;
}

async function buildStoryPage(): Promise<StoryPage> {
  const sheets: Sheet[] = [];
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: "error",
    mode: "production",
    plugins: [takeSheets(sheets), vanillaExtractPlugin({ identifiers: shortClassNames() })],
    oxc: { jsx: { runtime: "automatic", development: false } },
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { conditions: ["@taanka/source", "module", "browser", "production"] },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: path.join(import.meta.dirname, "storyPage.tsx"),
        formats: ["iife"],
        name: "page",
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("The stories were not built.");
  // Modules come as they are read: what says the order of the layers may come late.
  const byFile = sheets.toSorted((one, other) => one.file.localeCompare(other.file));
  const isComponent = (sheet: Sheet) => !isFoundation(sheet);
  return {
    script: output.output[0].code,
    foundation: byFile.filter(isFoundation).map(({ css }) => css),
    components: byFile.filter(isComponent).map(({ css }) => css),
  };
}
