import { readdirSync } from "node:fs";
import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { defineConfig } from "tsup";
import { shortClassNames } from "./scripts/class-names.mjs";
import { finish } from "./scripts/collect-styles.mjs";
import { outputName, perModule } from "./scripts/esbuild-per-module.mjs";

const root = import.meta.dirname;
const notShipped =
  /\.(stories|test|conformance)\.tsx?$|^src\/(docs|conformance|compositions)\/|\/testing\/|(componentStyle|composition|parts|applyBrand|iconMask|svgUrl|stitch|drawnByStyles)\.ts$/;

const sources = readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" })
  .map((file) => `src/${file.split(path.sep).join("/")}`)
  .filter((file) => /\.tsx?$/.test(file) && !notShipped.test(file));

const entry = Object.fromEntries(
  sources.map((file) => [outputName(file).replace(/^src\//, ""), file]),
);

export default defineConfig({
  entry,
  format: "esm",
  target: "es2022",
  platform: "neutral",
  splitting: false,
  clean: true,
  sourcemap: true,
  // Put together of what TypeScript 7 declared: docs/decisions/024-typescript-7-checks-and-declares.md
  dts: {
    entry: {
      index: ".types/index.d.ts",
      "messages/hi": ".types/messages/hi.d.ts",
      "tokens/index": ".types/tokens/index.d.ts",
      "vite/index": ".types/vite/index.d.ts",
    },
    compilerOptions: { ignoreDeprecations: "6.0" },
  },
  // The sources are in the package.
  esbuildOptions: (options) => {
    options.sourcesContent = false;
  },
  esbuildPlugins: [perModule(), vanillaExtractPlugin({ identifiers: shortClassNames() })],
  onSuccess: async () => {
    const dist = path.join(root, "dist");
    const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
    await finish(
      dist,
      files.map((file) => path.join(dist, file)),
    );
  },
});
