import { readFile } from "node:fs/promises";
import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { build } from "vite";

const here = import.meta.dirname;
const source = ["@taanka/source", "module", "browser", "production"];

/** The package marks its modules free of side effects, so the source's own style sheet needs a word. */
const keepFoundation = {
  name: "keep-foundation",
  transform: {
    filter: { id: /ui\/src\/(styles|tokens)\// },
    handler: () => ({ moduleSideEffects: true }),
  },
};

const shared = (outDir) => ({
  root: here,
  configFile: false,
  logLevel: "error",
  mode: "production",
  plugins: [react(), vanillaExtractPlugin({ identifiers: "short" }), keepFoundation],
  define: { "process.env.NODE_ENV": '"production"' },
  resolve: { conditions: source },
  build: { outDir, emptyOutDir: true, minify: true, cssCodeSplit: false },
});

async function buildBrowser(name, outDir) {
  const config = shared(outDir);
  await build({
    ...config,
    build: {
      ...config.build,
      lib: {
        entry: path.join(here, `${name}.browser.tsx`),
        formats: ["iife"],
        name: "page",
        fileName: () => "page.js",
        cssFileName: "page",
      },
    },
  });
  const read = (file) => readFile(path.join(outDir, file), "utf8");
  return { script: await read("page.js"), css: await read("page.css") };
}

async function buildServer(name, outDir) {
  const config = shared(outDir);
  const conditions = ["@taanka/source", "module", "node", "production"];
  await build({
    ...config,
    resolve: { conditions },
    ssr: { noExternal: true, resolve: { conditions } },
    build: {
      ...config.build,
      minify: false,
      ssr: path.join(here, `${name}.server.tsx`),
      rollupOptions: { output: { entryFileNames: "server.mjs" } },
    },
  });
  return (await import(path.join(outDir, "server.mjs"))).render;
}

/** Production builds of one page: its browser script, its style sheet, and its render on a server. */
export async function buildPage(name, folder) {
  const browser = await buildBrowser(name, path.join(folder, name, "browser"));
  const render = await buildServer(name, path.join(folder, name, "server"));
  return { ...browser, render };
}
