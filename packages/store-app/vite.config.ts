import { storefrontBuild } from "@taanka/store/vite";
import { kitStyles } from "@taanka/ui/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { codeSplitting, entries, firstScreens } from "./codeSplitting.ts";
import { shop, shopFile } from "./scripts/shop.mjs";

const { brand } = shop.theme;

const alias = [
  { find: "#brand/fonts.css", replacement: `@taanka/ui/fonts/${brand}.css` },
  {
    find: "#brand/styles.css",
    // The kit's first brand is part of its foundation.
    replacement:
      brand === "taanka" ? "@taanka/ui/styles.css" : `@taanka/ui/styles/brand-${brand}.css`,
  },
];

/** Takes `shop` from another file, and all else that `@taanka/shop-config` exports from itself. */
function takeShopFrom(file: string): Plugin {
  const name = "@taanka/shop-config";
  const id = "\0taanka:other-shop";
  return {
    name: "taanka:other-shop",
    enforce: "pre",
    resolveId: (source, importer) => (source === name && importer !== id ? id : undefined),
    load: (asked) =>
      asked === id
        ? `export * from "${name}"; export { shop } from ${JSON.stringify(file)};`
        : undefined,
  };
}

export default defineConfig(({ command, isSsrBuild }) => {
  // Builds are for production, whatever the environment of who builds says.
  if (command === "build") process.env.NODE_ENV = "production";
  return {
    // Builds use the kit and the client as published; development runs them from source.
    plugins: [
      react(),
      shopFile !== undefined && takeShopFrom(shopFile),
      ...(command === "serve" ? [vanillaExtractPlugin()] : [kitStyles(), storefrontBuild()]),
    ],
    appType: "custom",
    publicDir: isSsrBuild ? false : "public",
    // The server renders with React's production build, whatever NODE_ENV it runs under.
    define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
    resolve: {
      alias,
      ...(command === "serve" && {
        conditions: ["@taanka/source", "module", "browser", "development|production"],
      }),
    },
    ssr: {
      noExternal: command === "build" ? true : undefined,
      resolve:
        command === "serve"
          ? { conditions: ["@taanka/source", "module", "node", "development|production"] }
          : {},
    },
    build: {
      target: "es2022",
      // The oldest that the kit promises (docs/guides/release.md): fewer rules are said twice.
      cssTarget: ["chrome120", "firefox121", "safari16.4"],
      manifest: isSsrBuild ? false : "manifest.json",
      // A shop that is running still serves what lies there; `keepLastBuilds` deletes the rest.
      emptyOutDir: isSsrBuild === true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // Half a kilobyte less of script than by the bundler itself, for seconds of a build. A `typeof` that
      // is rewritten is shorter, and packs worse.
      minify: isSsrBuild ? false : "terser",
      terserOptions: { ecma: 2020, compress: { passes: 3, inline: 1, typeofs: false } },
      rolldownOptions: isSsrBuild
        ? { output: { entryFileNames: "entry.js" } }
        : {
            input: [entries.client, entries.head, ...firstScreens],
            output: {
              codeSplitting,
              // No module, for it has to run before the page's body is there.
              banner: ({ name }) => (name === "head" ? "(()=>{" : ""),
              footer: ({ name }) => (name === "head" ? "})();" : ""),
            },
          },
    },
  };
});
