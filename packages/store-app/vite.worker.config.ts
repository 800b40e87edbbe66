import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { languagePrefix } from "@taanka/shop-config/words";
import { defineConfig } from "vite";
import { shop } from "./scripts/shop.mjs";

/** The service worker: one plain script at the top of the client's build, made after it. */
export default defineConfig(() => {
  process.env.NODE_ENV = "production";
  const outDir = path.resolve(import.meta.dirname, "dist/client");
  const build = createHash("sha256").update(readFileSync(path.join(outDir, "manifest.json")));
  return {
    publicDir: false,
    define: {
      "process.env.NODE_ENV": '"production"',
      OFFLINE: JSON.stringify({
        build: build.digest("hex").slice(0, 16),
        prefixes: shop.languages.map(({ code }) => languagePrefix(shop, code)),
      }),
    },
    build: {
      target: "es2022",
      outDir,
      emptyOutDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: "src/offline/serviceWorker.ts",
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  };
});
