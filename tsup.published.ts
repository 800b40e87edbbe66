import { existsSync } from "node:fs";
import path from "node:path";
import type { Options } from "tsup";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

const endings = [".ts", ".tsx", "/index.ts", "/index.tsx"];

const toPosix = (file: string) => file.split(path.sep).join("/");

/**
 * Keeps relative imports as imports of modules that are files of their own in `dist`, which keeps every
 * `"use client"` in the module that wrote it. A bundler drops whole files that nobody uses, while few can tell
 * that something inside of a used file is not needed.
 *
 * @param outputName - what a source file is called in `dist`, without extension
 */
export function keepModules(
  outputName = (sourceFile: string) => sourceFile.replace(/\.tsx?$/, ""),
): Plugin {
  return {
    name: "keep-modules",
    setup(build) {
      build.onResolve({ filter: /^\.\.?\// }, (args) => {
        if (args.kind === "entry-point" || args.namespace !== "file") return undefined;
        const from = path.dirname(args.importer);
        const target = path.resolve(from, args.path);
        const ending = endings.find((candidate) => existsSync(target + candidate));
        if (!ending) return undefined;
        const relative = toPosix(path.relative(from, `${outputName(target + ending)}.js`));
        return { path: relative.startsWith(".") ? relative : `./${relative}`, external: true };
      });
    },
  };
}

/**
 * How a package that brands install is built.
 *
 * @param entries - its public entries, without extension: `index`, `server/index`
 * @param own - what this package has besides, such as the modules that are built
 */
export function published(entries: readonly string[], own: Options): Options {
  return {
    format: "esm",
    target: "es2022",
    splitting: false,
    clean: true,
    sourcemap: true,
    // Put together of what TypeScript 7 declared: docs/decisions/024-typescript-7-checks-and-declares.md
    dts: {
      entry: Object.fromEntries(entries.map((entry) => [entry, `.types/${entry}.d.ts`])),
      compilerOptions: { ignoreDeprecations: "6.0" },
    },
    esbuildOptions: (options) => {
      // The sources are in the package.
      options.sourcesContent = false;
    },
    ...own,
  };
}
