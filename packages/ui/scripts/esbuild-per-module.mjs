import { existsSync } from "node:fs";
import path from "node:path";

const endings = [".ts", ".tsx", "/index.ts", "/index.tsx"];

/**
 * Name that a source module has in `dist`, without extension. `X.css.ts` becomes `X.styles`, since
 * bundlers take `*.css.js` for a style sheet.
 */
export function outputName(sourceFile) {
  return sourceFile.replace(/\.css\.ts$/, ".styles").replace(/\.tsx?$/, "");
}

const toPosix = (file) => file.split(path.sep).join("/");

/**
 * Builds one module for each source module: relative imports stay imports, under the built file's
 * name, which keeps every `"use client"` in the module that wrote it. Of the style sheets that a
 * `.css.ts` module drags in, only its own stays: the others belong to their own modules.
 */
export function perModule() {
  return {
    name: "per-module",
    setup(build) {
      build.onResolve({ filter: /\.vanilla\.css/ }, (args) => {
        const own = `${toPosix(path.relative(process.cwd(), args.importer))}.vanilla.css`;
        if (args.path.split("?")[0].endsWith(own)) return undefined;
        return { path: args.path, namespace: "foreign-css", sideEffects: false };
      });
      build.onLoad({ filter: /.*/, namespace: "foreign-css" }, () => ({
        contents: "",
        loader: "css",
      }));
      build.onResolve({ filter: /^\.\.?\// }, (args) => {
        if (args.kind === "entry-point" || args.namespace !== "file") return undefined;
        const target = path.resolve(path.dirname(args.importer), args.path);
        const ending = endings.find((candidate) => existsSync(target + candidate));
        if (!ending) return undefined;
        const from = path.dirname(args.importer);
        const relative = toPosix(path.relative(from, `${outputName(target + ending)}.js`));
        return { path: relative.startsWith(".") ? relative : `./${relative}`, external: true };
      });
    },
  };
}
