import { readdirSync } from "node:fs";
import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { defineConfig } from "tsup";
import { keepModules, published } from "../../tsup.published";
import { shortClassNames } from "./scripts/class-names.mjs";
import { finish } from "./scripts/collect-styles.mjs";
import { outputName, ownSheets } from "./scripts/esbuild-sheets.mjs";

const root = import.meta.dirname;
const notShipped =
  /\.(stories|test|conformance)\.tsx?$|^src\/(docs|conformance|compositions)\/|\/testing\/|(componentStyle|composition|parts|applyBrand|iconMask|svgUrl|stitch|drawnByStyles)\.ts$/;

const sources = readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" })
  .map((file) => `src/${file.split(path.sep).join("/")}`)
  .filter((file) => /\.tsx?$/.test(file) && !notShipped.test(file));

const entry = Object.fromEntries(
  sources.map((file) => [outputName(file).replace(/^src\//, ""), file]),
);

const entries = ["index", "messages/hi", "tokens/index", "vite/index"];

export default defineConfig(
  published(entries, {
    entry,
    platform: "neutral",
    esbuildPlugins: [
      ownSheets,
      keepModules(outputName),
      vanillaExtractPlugin({ identifiers: shortClassNames() }),
    ],
    onSuccess: async () => {
      const dist = path.join(root, "dist");
      const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
      await finish(
        dist,
        files.map((file) => path.join(dist, file)),
      );
    },
  }),
);
