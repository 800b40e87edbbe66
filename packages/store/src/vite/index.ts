import path from "node:path";
import type { Plugin } from "vite";
import { noteBuild } from "../server/builds";

/**
 * Lets the bundler leave out what a storefront does not use of the router, and the router's warnings
 * for developers: `docs/decisions/019-the-router-without-what-nobody-uses.md`.
 */
const shakeRouter = (): Plugin => ({
  name: "taanka:shake-router",
  apply: "build",
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) =>
      code
        .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, "= /* @__PURE__ */ $1")
        .replace(/^\w+\.displayName = ".*";$/gm, "")
        .replace("var ENABLE_DEV_WARNINGS = true;", "var ENABLE_DEV_WARNINGS = false;"),
  },
});

const inBrowserBuild: Plugin["apply"] = ({ build }, { command }) =>
  command === "build" && !build?.ssr;

/**
 * Has browsers that know it compile a screen or a dialog ahead, off the main thread, and not within the
 * touch that opens it: `docs/decisions/023-code-compiled-before-the-touch.md`. The entry holds the
 * libraries, of which a page calls a part.
 */
const compileAhead = (): Plugin => ({
  name: "taanka:compile-ahead",
  apply: inBrowserBuild,
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        // A first screen is an entry of the build, and one that pages import.
        if (file.type === "chunk" && (!file.isEntry || file.isDynamicEntry))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
});

/** Has the files of the last builds stay, for pages that are open while the shop is deployed. */
const keepLastBuilds = (): Plugin => ({
  name: "taanka:keep-last-builds",
  apply: inBrowserBuild,
  writeBundle: ({ dir = "" }, bundle) => noteBuild(path.dirname(dir), Object.keys(bundle)),
});

/**
 * What is special about the build of a storefront, as plugins of Vite.
 *
 * @example
 * ```ts
 * export default defineConfig({ plugins: [react(), kitStyles(), storefrontBuild()] });
 * ```
 */
export const storefrontBuild = (): Plugin[] => [shakeRouter(), compileAhead(), keepLastBuilds()];
